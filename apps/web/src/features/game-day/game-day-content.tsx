import type { GameDay } from '@turnout/contract/game-day'
import type { Position } from '@turnout/rules/geofence'
import { useState, useSyncExternalStore } from 'react'
import { lazyPart, MissingSheet, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
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

// they show nothing, and what they follow is here already
const GameDaySync = lazyPart(async () => (await import('./game-day-sync.tsx')).GameDaySync, RenderNothing)
const Announcer = lazyPart(async () => (await import('./announcer.tsx')).Announcer, RenderNothing)
const VenueCodeSheet = lazyPart(
  async () => (await import('./public/venue-code-sheet.tsx')).VenueCodeSheet,
  MissingSheet,
)

/** From people to teams: the pitch that fills, the one next step, and the lists behind it. */
export function GameDayContent({ groupId, code }: { groupId: string; code?: string | undefined }) {
  const today = useGameDay(groupId)
  const { day, players, guests, isFresh } = today
  const now = useNow()
  const isWide = useIsWide()
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

  // on a phone the teams are in the way until there are any
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
 * Those who came while this page was open and heard the server: they walk on to the pitch, the others stand there
 * already.
 */
function useJustArrived(people: readonly Person[], isFresh: boolean): string[] {
  const ids = arrivedPeople(people).map(({ id }) => id)
  const [known, setKnown] = useState(() => (isFresh ? new Set(ids) : null))
  if (isFresh && known === null) setKnown(new Set(ids))
  return known === null ? [] : ids.filter((id) => !known.has(id))
}

const CHECK_EVERY_MS = 2_000
const MINUTE = 60_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

const currentMinute = () => Math.floor(serverClock.now() / MINUTE) * MINUTE

/** The beginning of the minute that it is by the server's clock; draws anew once a minute. */
const useNow = (): number => useSyncExternalStore(subscribe, currentMinute, currentMinute)

/** Where the circle lies; null for a group that never got a place: nobody plays at nought, nought. */
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

/** Columns instead of the action bar: the order in the page has to be the order on the screen. */
const useIsWide = (): boolean => useMedia('(min-width: 62.5em)')

type VenueCodeSheetState = {
  isOpen: boolean
  /** The code of the link that led here. */
  initial: string
  open: () => void
  close: () => void
}

/** Opens by itself for a person who came by the QR code's link, and takes the code out of the address when it is shut. */
function useVenueCodeSheet(day: GameDay, code: string | undefined): VenueCodeSheetState {
  const navigate = useNavigate()
  const [isRequested, setRequested] = useState(code !== undefined)
  // who has come in by another door needs this one no more, also not when they are taken off the list again
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
