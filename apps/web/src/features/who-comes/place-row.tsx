import type { ScheduledGame, ScheduledGameDetails } from '@turnout/contract/scheduled-games'
import { Avatar, AvatarStack } from '../../ui/avatar.tsx'
import styles from './place-row.module.css'

const MAX_CIRCLES = 32

type PlaceRowProps = {
  game: Pick<ScheduledGame, 'going_count' | 'places'>
  /** Empty while it loads. The circles are there already, so that nothing below them moves. */
  going: ScheduledGameDetails['going']
}

/** One circle for each place: faces, '+1' for guests, dashed rings for free places. The text says the same. */
export function PlaceRow({ game: { going_count, places }, going }: PlaceRowProps) {
  const circles = Math.max(places ?? 0, going_count)
  if (circles > MAX_CIRCLES)
    return (
      <AvatarStack
        people={going.map(({ id, name, profile_image_url: image }) => ({ id, name, image }))}
        atMost={8}
        total={going_count}
        size={32}
      />
    )
  return (
    <span className="flow gap-6" aria-hidden="true">
      {going.map(({ id, name, profile_image_url, guest_of }) =>
        guest_of === null ? (
          <Avatar key={id} name={name} image={profile_image_url} size={32} />
        ) : (
          <span key={id} className={styles.guest}>
            +1
          </span>
        ),
      )}
      {Array.from({ length: Math.max(0, circles - going.length) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a free place is like any other
        <span key={index} className={styles.free} />
      ))}
    </span>
  )
}
