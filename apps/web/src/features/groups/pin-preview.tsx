import styles from './pin-preview.module.css'
import { pinPreview as texts } from './texts.ts'

const CIRCLE = 82
/** Mown like a pitch and not like a town: streets that are not there would mislead. */
const STRIPES = Array.from({ length: 8 }, (_, place) => `M${place * 80 + 20} -10V240`).join('')

/** The pin and its circle on a drawn ground, always at the circle's own scale: no map is needed to see what it is. */
export function PinPreview({ radius, isSet, venue }: { radius: number; isSet: boolean; venue: string }) {
  const metres = `${radius.toLocaleString('en-GB')} m`
  const name = isSet ? texts.pinOnAndCircleOf(venue, metres) : texts.placeOfPitchIsNot
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 640 230"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={name}
    >
      <rect width="640" height="230" className={styles.land} />
      <path className={styles.stripes} d={STRIPES} />
      {!isSet && (
        <text x="320" y="120" className={styles.unset}>
          {texts.notSetYet}
        </text>
      )}
      {isSet && (
        <>
          <circle cx="320" cy="118" r={CIRCLE} className={styles.circle} />
          <g transform="rotate(-4 320 118)">
            <rect x="296" y="103" width="48" height="30" className={styles.pitch} />
            <path d="M320 103v30" className={styles.chalk} />
            <circle cx="320" cy="118" r="6" className={styles.chalk} />
          </g>
          <g transform="translate(320 116)">
            <path d="M0 0C-13-15-17-22-17-30a17 17 0 0 1 34 0c0 8-4 15-17 30z" className={styles.pin} />
            <circle cy="-30" r="6.5" className={styles.head} />
          </g>
          <path d={`M320 214v6h${CIRCLE}v-6`} className={styles.scale} />
          <text x={320 + CIRCLE + 8} y="221" className={styles.metres}>
            {metres}
          </text>
        </>
      )}
    </svg>
  )
}
