import { Ball } from '@turnout/art/ball.tsx'
import styles from './loading-overlay.module.css'
import { loadingOverlay as texts } from './texts.ts'

// both are overlays of every page, in one file
export { ToastRegion } from '../ui/toast-region.tsx'

/** Only for what blocks the whole screen. The style sheet delays it by 300 ms: quick work shows nothing. */
export function LoadingOverlay() {
  return (
    <div className={styles.overlay} role="status">
      <svg viewBox="0 0 160 34" width="160" height="34" aria-hidden="true">
        <path className={styles.touchline} d="M2 31h156" />
        <g className={styles.rolling}>
          <Ball x={14} y={17} scale={2.1} sport="football" />
        </g>
      </svg>
      {texts.oneMoment}
    </div>
  )
}
