import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

const QUIET_ZONE = 2

/** A link or a code for a camera, on a white plate in both themes, because readers want dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => encodePath(text), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#0B2019" />
    </svg>
  )
}

/** Every run of dark modules is one stroke of the path. */
function encodePath(text: string) {
  const { size, data } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: dark.join('') }
}
