import type { GameDay } from '@turnout/contract/game-day'
import { Fragment, type ReactNode, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { LazyMenu } from '../../platform/lazy-menu.tsx'
import { PAGE_SIZE } from '../../platform/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlayerRow, RowLine } from '../../ui/player-row.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { titleOf } from './draft-of.ts'
import styles from './game-day.module.css'
import { headCount, type Person, whoIsHere } from './people-of.ts'
import { nobodyHere } from './status-of.ts'
import { clockTime } from './venue-time.ts'

type OrganiserActs = Record<'takeOff' | 'move' | 'giveArmband', (person: Person) => void>

export type ArrivalsListProps = {
  day: GameDay
  people: readonly Person[]
  now: number
  /** Absent for those who may not. */
  checkInMember?: ((id: string) => void) | undefined
  /** Those who are being checked in just now. */
  onTheirWayIn?: readonly string[]
  /** What an organiser may do with somebody who is here. */
  organiser?: OrganiserActs | undefined
  children?: ReactNode
}

/** Everybody on today's list, eight to a page; the thick line ends what teams 1 and 2 may draw from. */
export function ArrivalsList(props: ArrivalsListProps) {
  const { day, people, now, checkInMember, onTheirWayIn = [], organiser, children } = props
  const [wanted, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(people.length / PAGE_SIZE.arrivals))
  const page = Math.min(wanted, pages)
  const first = (page - 1) * PAGE_SIZE.arrivals
  const here = whoIsHere(people).length
  const hasLine = here > day.draft.window

  return (
    <Panel title="Arrivals" aside={headCount(people)}>
      {here === 0 && <p className={styles.nobody}>{nobodyHere(day, now)}</p>}
      <ol className={styles.arrivals}>
        {people.slice(first, first + PAGE_SIZE.arrivals).map((person) => (
          <Fragment key={person.id}>
            <PlayerRow
              name={person.name}
              order={person.place}
              you={person.isYou}
              bib={person.team === null ? undefined : <Bib team={person.team} size={22} />}
              {...(person.place === null && checkInMember
                ? toCheckIn(person, onTheirWayIn.includes(person.id), () => checkInMember(person.id))
                : standing(person, day, organiser))}
            />
            {hasLine && person.place === day.draft.window && (
              <RowLine>the first {day.draft.window} end here</RowLine>
            )}
          </Fragment>
        ))}
      </ol>
      <Pager
        big
        page={page}
        total={people.length}
        perPage={PAGE_SIZE.arrivals}
        onPage={setPage}
        label="Arrivals"
      />
      {children && <div className={styles.actions}>{children}</div>}
    </Panel>
  )
}

/** An organiser may check them in with one tap: the word stands under the name, for the button needs its room. */
const toCheckIn = ({ name, status }: Person, isOnTheWay: boolean, onClick: () => void) => ({
  detail: <StatusWord kind={status} />,
  end: (
    <Button
      className={styles.rowButton}
      size="small"
      aria-label={`Check in ${name}`}
      busy={isOnTheWay}
      onClick={onClick}
    >
      Check in
    </Button>
  ),
})

const standing = (person: Person, day: GameDay, organiser: OrganiserActs | undefined) => ({
  detail: <Detail person={person} timeZone={day.time_zone} />,
  end: (
    <>
      <StatusWord kind={person.status} />
      {person.place !== null && organiser && (
        <span className={styles.more}>
          <LazyMenu label={`More for ${person.name}`} items={menuFor(person, day, organiser)} />
        </span>
      )}
    </>
  ),
})

/** By which door somebody came in; only organisers hear of it. */
const DOORS = { position: 'by position', code: 'by code', admin: 'by admin' } as const

function menuFor(person: Person, day: GameDay, { takeOff, move, giveArmband }: OrganiserActs): MenuItem[] {
  const { team, isCaptain } = person
  return [
    {
      text: team === null ? 'Put into a team' : 'Move or swap',
      icon: 'people',
      onSelect: () => move(person),
    },
    ...(team !== null && !isCaptain
      ? [{ text: `Give the armband of ${titleOf(day, team)}`, onSelect: () => giveArmband(person) }]
      : []),
    { text: 'Take off the list', icon: 'cross', danger: true, onSelect: () => takeOff(person) },
  ]
}

function Detail({ person, timeZone }: { person: Person; timeZone: string }) {
  if (person.arrivedAt === null) return null
  return (
    <>
      {clockTime(person.arrivedAt, timeZone)}
      {person.isGuest && ' · Guest'}
      {person.door && ` · ${DOORS[person.door]}`}
      {person.isCaptain && <Badge kind="captain" />}
    </>
  )
}
