import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { ActionBar } from '../../ui/action-bar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { usePlayBall } from './actions.ts'
import { Announcer } from './announcer.tsx'
import { ArrivalsColumn } from './arrivals-column.tsx'
import { DraftColumn } from './draft-column.tsx'
import { isDraftOver, turnAnnouncement } from './draft-view.ts'
import styles from './game-day.module.css'
import { GameDaySync } from './game-day-sync.tsx'
import { Hero } from './hero.tsx'
import { heroStatus } from './hero-status.ts'
import { nextStep } from './next-step.ts'
import { toPeople } from './people.ts'
import { useCheckIn } from './public/use-check-in.ts'
import { StepButton } from './step-button.tsx'
import { StepContext } from './step-context.tsx'
import { stepContextOf } from './step-context-text.ts'
import { TeamsColumn } from './teams-column.tsx'
import { useAutoCheckIn } from './use-auto-check-in.ts'
import { useCaptains } from './use-captains.ts'
import { useDoor } from './use-door.ts'
import { useDraft } from './use-draft.ts'
import { useGameDay } from './use-game-day.ts'
import { useIsWide } from './use-is-wide.ts'
import { useJustArrived } from './use-just-arrived.ts'
import { useNow } from './use-now.ts'
import { useVenueCodeSheet } from './use-venue-code-sheet.ts'

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
        <div className={classNames(styles.columns, isDraftOver(day) && styles.settled)}>{columns}</div>
      )}
      {codeSheet.isOpen && (
        <VenueCodeSheet door={door} initial={codeSheet.initial} onClose={codeSheet.close} />
      )}
      {!isWide && button && <ActionBar context={context}>{button}</ActionBar>}
    </div>
  )
}
