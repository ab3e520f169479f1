import { type ReactNode, useState } from 'react'
import styles from './photo.module.css'

type PhotoProps = {
  src: string | null | undefined
  /** The first picture of the page; others load when they come into view. */
  isFirst?: boolean
  /** Drawn where there is no photo, or where it does not load. */
  children: ReactNode
}

/** Fills its box, which has to be positioned. */
export function Photo({ src, isFirst = false, children }: PhotoProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={styles.photo}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          onError={() => setBroken(src)}
        />
      ) : (
        children
      )}
    </span>
  )
}
