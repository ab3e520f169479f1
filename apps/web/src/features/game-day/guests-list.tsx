import type { ManualParticipant } from '@turnout/contract/game-day'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import styles from './game-day.module.css'
import { guestsList as texts } from './texts.ts'
import { clockTime } from './venue-time.ts'

export type GuestsListProps = { guests: readonly ManualParticipant[]; timeZone: string }

/** Today's guests, eight to a page; how to reach them only comes in for those who run the game. */
export function GuestsList({ guests, timeZone }: GuestsListProps) {
  const [requestedPage, setPage] = useState(1)
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(guests.length / PAGE_SIZE.guests)))
  const first = (page - 1) * PAGE_SIZE.guests
  return (
    <Panel title={texts.guests} aside={texts.today(guests.length)}>
      <ol className={styles.arrivals}>
        {guests.slice(first, first + PAGE_SIZE.guests).map((guest) => (
          <PlayerRow
            key={guest.id}
            name={guest.name}
            bib={guest.team === null ? undefined : <Bib team={guest.team} size={22} />}
            detail={[clockTime(guest.created_at, timeZone), guest.email, guest.phone]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ol>
      <Pager
        isLarge
        page={page}
        total={guests.length}
        perPage={PAGE_SIZE.guests}
        onPage={setPage}
        label={texts.guests}
      />
    </Panel>
  )
}
