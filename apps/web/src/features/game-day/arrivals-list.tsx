import type { GameDay } from '@turnout/contract/game-day'
import { Fragment, type ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { LazyMenu } from '../../platform/lazy/lazy-menu.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { clockTime } from '../../platform/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem } from '../../ui/menu-popup.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PlayerRow, RowDivider } from '../../ui/player-row.tsx'
import { StatusLabel } from '../../ui/status-label.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { arrivalsList as texts } from './arrival-texts.ts'
import arrivalsListStyles from './arrivals-list.module.css'
import { titleOf } from './draft-view.ts'
import styles from './game-day.module.css'
import { emptyListText } from './hero-status.ts'
import { arrivedPeople, headCountText, type Person } from './people.ts'
import { common } from './texts.ts'
import { useArrivalRows } from './use-arrival-rows.ts'

const Pager = lazyPart(async () => (await import('../../ui/pager.tsx')).Pager)

type OrganiserActions = Record<'takeOff' | 'move' | 'change' | 'giveArmband', (person: Person) => void>

export type ArrivalsListProps = {
  day: GameDay
  people: readonly Person[]
  now: number
  /** Absent for people who may not check others in. */
  checkInMember?: ((id: string) => void) | undefined
  /** Ids of members whose check-in is pending. */
  checkingIn?: readonly string[]
  /** What an organiser may do with a person who is here. */
  organiser?: OrganiserActions | undefined
  children?: ReactNode
}

/**
 * Today's members and guests, eight to a page or all. The thick line is below the last person whom teams 1 and 2
 * may pick.
 */
export function ArrivalsList(props: ArrivalsListProps) {
  const { day, people, now, checkInMember, checkingIn = [], organiser, children } = props
  const list = useArrivalRows(people, checkInMember !== undefined)
  const arrived = arrivedPeople(people)
  const arrivedCount = arrived.length
  const { window } = day.draft
  const hasWindowLine = arrivedCount > window && !list.isOutOfOrder && list.search === ''

  return (
    <Panel title={texts.arrivals} aside={headCountText(people, day.is_over)}>
      {arrivedCount === 0 && !checkInMember && (
        <p className={arrivalsListStyles.nobody}>{emptyListText(day, now)}</p>
      )}
      {people.length > PAGE_SIZE.arrivals && (
        <TextField
          className={arrivalsListStyles.search}
          type="search"
          autoComplete="off"
          label={texts.searchByName}
          value={list.search}
          onChange={(event) => list.setSearch(event.target.value)}
        />
      )}
      <ol className={classNames('column', checkInMember && arrivalsListStyles.steady)}>
        {list.rows.map((person) => (
          <Fragment key={person.id}>
            {person.id === list.firstHereId && list.search === '' && (
              <RowDivider>{texts.hereByArrival}</RowDivider>
            )}
            <PlayerRow
              name={person.name}
              order={person.place}
              isYou={person.isYou}
              bib={person.team === null ? undefined : <Bib team={person.team} size={22} />}
              {...(person.place === null && checkInMember
                ? checkInRow(person, checkingIn.includes(person.id), () => checkInMember(person.id))
                : arrivedRow(person, day, organiser, checkInMember !== undefined))}
            />
            {hasWindowLine && person.id === arrived[window - 1]?.id && (
              <RowDivider>{texts.firstEndHere(window)}</RowDivider>
            )}
          </Fragment>
        ))}
      </ol>
      {list.total === 0 && list.search !== '' && (
        <p className={arrivalsListStyles.nobody}>{texts.noOneCalled(list.search)}</p>
      )}
      <Pager
        isLarge
        page={list.page}
        total={list.total}
        perPage={PAGE_SIZE.arrivals}
        onPage={list.setPage}
        label={texts.arrivals}
        all={{ isShown: list.showsAll, show: list.setShowsAll }}
      />
      {list.isOutOfOrder && (
        <Button variant="quiet" className={arrivalsListStyles.sort} onClick={list.sortByArrival}>
          {texts.sortByArrival}
        </Button>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </Panel>
  )
}

/** A row with a check-in button; the status is below the name, because the button needs its room. */
const checkInRow = (person: Person, isCheckingIn: boolean, onClick: () => void) => ({
  detail: (
    <span className={arrivalsListStyles.steadyDetail}>
      <PersonStatus person={person} />
      <AnswerDetail person={person} />
    </span>
  ),
  end: (
    <Button
      className={arrivalsListStyles.rowButton}
      size="small"
      aria-label={texts.checkIn(person.name)}
      busy={isCheckingIn}
      onClick={onClick}
    >
      {common.checkIn}
    </Button>
  ),
})

/** `isSteady`: the same height and width of the name as the row with the check-in button before. */
const arrivedRow = (
  person: Person,
  day: GameDay,
  organiser: OrganiserActions | undefined,
  isSteady: boolean,
) => {
  const detail =
    person.arrivedAt === null ? (
      <AnswerDetail person={person} />
    ) : (
      <ArrivalDetail person={person} arrivedAt={person.arrivedAt} timeZone={day.time_zone} />
    )
  const status = <PersonStatus person={person} />
  const menu = person.place !== null && organiser && (
    <span className={arrivalsListStyles.more}>
      <LazyMenu label={texts.moreFor(person.name)} items={menuItemsFor(person, day, organiser)} />
    </span>
  )
  if (!isSteady) {
    return {
      detail,
      end: (
        <>
          {status}
          {menu}
        </>
      ),
    }
  }
  return {
    detail: (
      <span className={arrivalsListStyles.steadyDetail} data-arrived>
        {status}
        <span className={arrivalsListStyles.arrival}>{detail}</span>
      </span>
    ),
    end: <span className={arrivalsListStyles.rowEnd}>{menu}</span>,
  }
}

/** How a member checked in; only organisers receive it. */
const CHECK_IN_METHODS = { position: texts.byPosition, code: texts.byCode, admin: texts.byAdmin } as const

function menuItemsFor(person: Person, day: GameDay, actions: OrganiserActions): MenuItem[] {
  const { team, isCaptain } = person
  const { takeOff, giveArmband } = actions
  return [
    ...teamItemsFor(person, day, actions),
    ...(team !== null && !isCaptain
      ? [{ text: texts.giveArmbandOf(titleOf(day, team)), onSelect: () => giveArmband(person) }]
      : []),
    { text: texts.takeOffList, icon: 'cross', danger: true, onSelect: () => takeOff(person) },
  ]
}

/** [K-10] A team that has played or is called takes no one by a move. From Play Ball on that can be any team. */
function teamItemsFor(
  person: Person,
  { has_play_begun: playing }: GameDay,
  { move, change }: OrganiserActions,
): MenuItem[] {
  const item = (text: string, act: typeof move): MenuItem => ({
    ...{ text, icon: 'people' },
    onSelect: () => act(person),
  })
  if (person.team === null) return [item(texts.putIntoTeam, playing ? change : move)]
  const moveItem = item(texts.moveOrSwap, move)
  return playing ? [item(texts.changePlayers, change), moveItem] : [moveItem]
}

/** A person whose answer is out is absent from the start; the label then says so. */
const PersonStatus = ({ person: { status, answer } }: { person: Person }) => (
  <StatusLabel kind={status}>
    {status === 'absent' && answer === 'not_going' ? texts.out : undefined}
  </StatusLabel>
)

function AnswerDetail({ person: { answer, comingGuests } }: { person: Person }) {
  if (answer === null) return texts.noReply
  if (answer === 'waiting') return texts.waitingList
  return comingGuests > 0 ? texts.brings(comingGuests) : null
}

type ArrivalDetailProps = { person: Person; arrivedAt: number; timeZone: string }

function ArrivalDetail({ person, arrivedAt, timeZone }: ArrivalDetailProps) {
  return (
    <>
      {clockTime(arrivedAt, timeZone)}
      {person.hasGone && ` · ${texts.goneHome}`}
      {person.isGuest && ` · ${texts.guest}`}
      {person.arrivedBy && ` · ${CHECK_IN_METHODS[person.arrivedBy]}`}
      {person.contact.map((line) => ` · ${line}`)}
      {person.isCaptain && <Badge kind="captain" />}
    </>
  )
}
