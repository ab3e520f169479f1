import { Avatar } from './avatar.tsx'
import styles from './slots.module.css'
import { slots as texts } from './texts.ts'

export type SlotsProps = {
  people: readonly {
    id: string
    name: string
    short?: string | undefined
    image?: string | null | undefined
  }[]
  /** The number of places in all. */
  size: number
  label: string
}

/** Places of a team: people first, then dashed rings for the free ones. */
export function Slots({ people, size, label }: SlotsProps) {
  const free = Math.max(0, size - people.length)
  return (
    <ul className={styles.slots} aria-label={free > 0 ? texts.free(label, free) : label}>
      {people.map(({ id, name, short, image }) => (
        <li key={id} className={`${styles.slot} ${styles.taken}`}>
          <Avatar name={name} image={image} />
          <span className={styles.name}>{short ?? name}</span>
        </li>
      ))}
      {Array.from({ length: free }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
        <li key={`free-${index}`} className={styles.slot} aria-hidden="true">
          <span className={styles.ring} />
        </li>
      ))}
    </ul>
  )
}
