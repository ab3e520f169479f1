import type { GameDay } from '@turnout/contract/game-day'
import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { lazyPart, MissingSheet, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useCheckInCommand, usePlayBall } from './actions.ts'
import { ArrivalsColumn } from './arrivals-column.tsx'
import { DraftColumn } from './draft-column.tsx'
import { turnAnnouncement } from './draft-view.ts'
import styles from './game-day.module.css'
import { Hero } from './hero.tsx'
import { heroStatus } from './hero-status.ts'
import { nextStep } from './next-step.ts'
import { arrivedPeople, type Person, toPeople } from './people.ts'
import type { Door } from './public/door.ts'
import { mayCheckIn } from './public/match-link.ts'
import { useCheckIn } from './public/use-check-in.ts'
import { StepButton } from './step-button.tsx'
import { StepContext } from './step-context.tsx'
import { stepContextOf } from './step-context-text.ts'
import { TeamsColumn } from './teams-column.tsx'
import { useAutoCheckIn } from './use-auto-check-in.ts'
import { useCaptains } from './use-captains.ts'
import { useDraft } from './use-draft.ts'
import { useGameDay } from './use-game-day.ts'

// lazy: both show nothing at first, and their data is loaded here
const GameDaySync = lazyPart(async () => (await import('./game-day-sync.tsx')).GameDaySync, RenderNothing)
const Announcer = lazyPart(async () => (await import('./announcer.tsx')).Announcer, RenderNothing)
const VenueCodeSheet = lazyPart(
  async () => (await import('./public/venue-code-sheet.tsx')).VenueCodeSheet,
  MissingSheet,
)

/** The pitch with the people who are here, the next step, and the lists. */
export function GameDayContent({ groupId, code }: { groupId: string; code?: string | undefined }) {
  const today = useGameDay(groupId)
  const { day, players, guests, isFresh } = today
  const now = useServerMinute()
  // wide screens have columns instead of the bar; their order in the page must match the screen
  const isWide = useMedia('(min-width: 62.5em)')
  const navigate = useNavigate()
  const people = toPeople(players, guests, day.my_player?.id ?? null)
  const justArrived = useJustArrived(people, isFresh)
  const door = useDoor(day)
  const check = useCheckIn(door)
  useAutoCheckIn(day, now, check.checkInQuietly)
  const codeSheet = useVenueCodeSheet(day, code)
  const draft = useDraft(day, people)
  const captains = useCaptains(day)
  const playBallAction = usePlayBall()
  const [isOpening, setOpening] = useState(false)
  const isStartingPlay = playBallAction.isPending || isOpening

  const playBall = () =>
    playBallAction.mutate(
      { params: { groupId } },
      {
        done: () => {
          setOpening(true)
          void navigate({ to: '/my-sports-groups/$groupId/live-match', params: { groupId } })
        },
      },
    )

  const step = nextStep(day, draft.mode, now)
  const contextProps = stepContextOf({ day, step, people, check, draft })
  const isCheckInStep = step.type === 'check-in'
  const context = contextProps && (
    <StepContext
      {...contextProps}
      isDenied={check.isDenied && isCheckInStep}
      openVenueCode={isCheckInStep ? codeSheet.open : null}
      watchableDay={isCheckInStep ? day : null}
    />
  )
  const button = step.type !== 'wait' && (
    <StepButton {...{ day, people, step, check, draft, captains, playBall, isStartingPlay }} />
  )
  const keptFocus = useKeptFocus()
  const yourTurn = turnAnnouncement(draft.view, draft.mode)

  const draftColumn = (
    <DraftColumn
      key="draft"
      {...{ day, people, step, draft, captains, context }}
      button={isWide && button}
      isStepShown={isWide || step.type === 'wait'}
    />
  )
  const teams = <TeamsColumn key="teams" {...{ day, people, step, captains, playBall, isStartingPlay }} />
  const arrivals = <ArrivalsColumn key="arrivals" {...{ day, people, now, step, check, captains }} />

  // on a phone the teams come after the arrivals while there are none
  const phoneColumns = day.teams.length > 0 ? [draftColumn, teams, arrivals] : [draftColumn, arrivals, teams]
  const columns = isWide ? [arrivals, draftColumn, teams] : phoneColumns
  const isShown = day.is_playing_day || isWide
  return (
    <div className={classNames(styles.page, !isShown && styles.empty)} {...keptFocus}>
      <GameDaySync today={today} />
      <Hero
        {...{ day, people, now, isWide, justArrived }}
        status={heroStatus(day, now)}
        distance={check.distance}
      />
      <Announcer arrived={day.arrived_count} yourTurn={yourTurn} />
      {isShown && (
        <div className={classNames(styles.columns, day.has_play_begun && styles.settled)}>{columns}</div>
      )}
      {codeSheet.isOpen && (
        <VenueCodeSheet door={door} initial={codeSheet.initial} onClose={codeSheet.close} />
      )}
      {!isWide && button && <ActionBar context={context}>{button}</ActionBar>}
    </div>
  )
}

/**
 * The ids of people who arrived after the page had data from the server. They walk onto the pitch; the others are
 * already there.
 */
function useJustArrived(people: readonly Person[], isFresh: boolean): string[] {
  const ids = arrivedPeople(people).map(({ id }) => id)
  const [known, setKnown] = useState(() => (isFresh ? new Set(ids) : null))
  if (isFresh && known === null) setKnown(new Set(ids))
  return known === null ? [] : ids.filter((id) => !known.has(id))
}

/** The circle of the venue. A position of 0, 0 means that the group has none. */
export function venuePosition(day: GameDay): (Position & { radius: number }) | null {
  const { venue_latitude: latitude, venue_longitude: longitude, venue_radius: radius } = day
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude, radius }
}

function useDoor(day: GameDay): Door {
  const { press, pending } = useCheckInCommand()
  const params = { groupId: day.group_id }
  return {
    name: day.group_name,
    circle: venuePosition(day),
    hasArrived: day.my_player !== null,
    press: (body, outcome) => press({ params, body }, outcome),
    isPending: pending.some((input) => input.params.groupId === day.group_id),
  }
}

type VenueCodeSheetState = {
  isOpen: boolean
  /** The code from the link that was opened. */
  initial: string
  open: () => void
  close: () => void
}

/** Open at first for a person with the link of the QR code. Closing removes the code from the address. */
function useVenueCodeSheet(day: GameDay, code: string | undefined): VenueCodeSheetState {
  const navigate = useNavigate()
  const [isRequested, setRequested] = useState(code !== undefined)
  // after a check-in it stays closed, also when the person is taken off the list again
  if (isRequested && day.my_player !== null) setRequested(false)
  const close = () => {
    setRequested(false)
    if (code === undefined) return
    const params = { groupId: day.group_id }
    void navigate({ to: '/my-sports-groups/$groupId/game-day', params, search: {}, replace: true })
  }
  return {
    isOpen: isRequested && mayCheckIn(day),
    initial: code ?? '',
    open: () => setRequested(true),
    close,
  }
}
