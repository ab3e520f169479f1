import { Cover } from '@turnout/art/cover.tsx'
import { useState } from 'react'
import styles from './group-cover.module.css'

export type GroupCoverProps = {
  groupName: string
  sport: string
  /** The venue's picture. Without one, or when it does not load, the cover is drawn. */
  image?: string | null | undefined
  width?: number
  height?: number
}

/** Fills its box. */
export function GroupCover({ groupName, sport, image, width = 208, height = 232 }: GroupCoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (image && image !== broken) {
    return <img className={styles.cover} src={image} alt="" loading="lazy" onError={() => setBroken(image)} />
  }
  return (
    <Cover groupName={groupName} sport={sport} width={width} height={height} className={styles.cover ?? ''} />
  )
}
