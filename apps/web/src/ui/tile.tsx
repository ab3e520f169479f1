import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'
import styles from './tile.module.css'

export type TileProps = {
  icon: IconName
  title: string
  note: ReactNode
  /** Renders the link: `(tile) => <Link to="…" {...tile} />`. Without it the note says why there is none. */
  link?: ((tile: { className: string; children: ReactNode }) => ReactNode) | undefined
}

export function Tile({ icon, title, note, link }: TileProps) {
  const children = (
    <>
      <Icon name={icon} size={22} />
      <span>
        {title}
        <small className={styles.note}>{note}</small>
      </span>
    </>
  )
  if (link) return link({ className: styles.tile ?? '', children })
  return (
    // focusable although it leads nowhere, so that a person with a keyboard reads why
    // biome-ignore lint/a11y/useSemanticElements: an anchor without a target cannot be focused
    <span role="link" aria-disabled="true" tabIndex={0} className={`${styles.tile} ${styles.off}`}>
      {children}
    </span>
  )
}

/** Two to a row, four on wide screens. */
export function Tiles({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
