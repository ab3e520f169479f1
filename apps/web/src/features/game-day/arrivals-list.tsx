import type { GameDay } from '@turnout/contract/game-day'
import { Fragment, type ReactNode, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { MenuItem } from '../../ui/menu.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlayerRow, RowDivider } from '../../ui/player-row.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { titleOf } from './draft-view.ts'
import styles from './game-day.module.css'
import { emptyListText } from './hero-status.ts'
import { arrivedPeople, headCountText, type Person } from './people.ts'
import { common, arrivalsList as texts } from './texts.ts'
import { clockTime } from './venue-time.ts'

type OrganiserActions = Record<'takeOff' | 'move' | 'giveArmband', (person: Person) => void>

export type ArrivalsListProps = {
  day: GameDay
  people: readonly Person[]
  now: number
  /** Absent for those who may not. */
  checkInMember?: ((id: string) => void) | undefined
  /** Those who are being checked in just now. */
  checkingIn?: readonly string[]
  /** What an organiser may do with somebody who is here. */
  organiser?: OrganiserActions | undefined
  children?: ReactNode
}

/** Everybody on today's list, eight to a page; the thick line ends what teams 1 and 2 may draw from. */
export function ArrivalsList(props: ArrivalsListProps) {
  const { day, people, now, checkInMember, checkingIn = [], organiser, children } = props
  const [requestedPage, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(people.length / PAGE_SIZE.arrivals))
  const page = Math.min(requestedPage, pages)
  const first = (page - 1) * PAGE_SIZE.arrivals
  const arrivedCount = arrivedPeople(people).length
  const hasWindowLine = arrivedCount > day.draft.window

  return (
    <Panel title={texts.arrivals} aside={headCountText(people)}>
      {arrivedCount === 0 && <p className={styles.nobody}>{emptyListText(day, now)}</p>}
      <ol className={styles.arrivals}>
        {people.slice(first, first + PAGE_SIZE.arrivals).map((person) => (
          <Fragment key={person.id}>
            <PlayerRow
              name={person.name}
              order={person.place}
              isYou={person.isYou}
              bib={person.team === null ? undefined : <Bib team={person.team} size={22} />}
              {...(person.place === null && checkInMember
                ? checkInRow(person, checkingIn.includes(person.id), () => checkInMember(person.id))
                : arrivedRow(person, day, organiser))}
            />
            {hasWindowLine && person.place === day.draft.window && (
              <RowDivider>{texts.firstEndHere(day.draft.window)}</RowDivider>
            )}
          </Fragment>
        ))}
      </ol>
      <Pager
        isLarge
        page={page}
        total={people.length}
        perPage={PAGE_SIZE.arrivals}
        onPage={setPage}
        label={texts.arrivals}
      />
      {children && <div className={styles.actions}>{children}</div>}
    </Panel>
  )
}

/** An organiser may check them in with one tap: the word stands under the name, for the button needs its room. */
const checkInRow = ({ name, status }: Person, isCheckingIn: boolean, onClick: () => void) => ({
  detail: <StatusLabel kind={status} />,
  end: (
    <Button
      className={styles.rowButton}
      size="small"
      aria-label={texts.checkIn(name)}
      busy={isCheckingIn}
      onClick={onClick}
    >
      {common.checkIn}
    </Button>
  ),
})

const arrivedRow = (person: Person, day: GameDay, organiser: OrganiserActions | undefined) => ({
  detail: <ArrivalDetail person={person} timeZone={day.time_zone} />,
  end: (
    <>
      <StatusLabel kind={person.status} />
      {person.place !== null && organiser && (
        <span className={styles.more}>
          <LazyMenu label={texts.moreFor(person.name)} items={menuItemsFor(person, day, organiser)} />
        </span>
      )}
    </>
  ),
})

/** By which door somebody came in; only organisers hear of it. */
const CHECK_IN_METHODS = { position: texts.byPosition, code: texts.byCode, admin: texts.byAdmin } as const

function menuItemsFor(
  person: Person,
  day: GameDay,
  { takeOff, move, giveArmband }: OrganiserActions,
): MenuItem[] {
  const { team, isCaptain } = person
  return [
    {
      text: team === null ? texts.putIntoTeam : texts.moveOrSwap,
      icon: 'people',
      onSelect: () => move(person),
    },
    ...(team !== null && !isCaptain
      ? [{ text: texts.giveArmbandOf(titleOf(day, team)), onSelect: () => giveArmband(person) }]
      : []),
    { text: texts.takeOffList, icon: 'cross', danger: true, onSelect: () => takeOff(person) },
  ]
}

function ArrivalDetail({ person, timeZone }: { person: Person; timeZone: string }) {
  if (person.arrivedAt === null) return null
  return (
    <>
      {clockTime(person.arrivedAt, timeZone)}
      {person.isGuest && ' · Guest'}
      {person.arrivedBy && ` · ${CHECK_IN_METHODS[person.arrivedBy]}`}
      {person.isCaptain && <Badge kind="captain" />}
    </>
  )
}
