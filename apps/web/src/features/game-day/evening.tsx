import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { later, MissingSheet } from '../../platform/later.tsx'
import { ActionBar } from '../../ui/action-bar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { usePlayBall } from './actions.ts'
import { ArrivalsColumn } from './arrivals-column.tsx'
import { DraftColumn } from './draft-column.tsx'
import { isSettled, turnCalled } from './draft-of.ts'
import { Following } from './following.tsx'
import styles from './game-day.module.css'
import { Hero } from './hero.tsx'
import { News } from './news.tsx'
import { nextStep } from './next-step.ts'
import { peopleOf } from './people-of.ts'
import { statusOf } from './status-of.ts'
import { StepButton } from './step-button.tsx'
import { StepContext } from './step-context.tsx'
import { contextOf } from './step-words.ts'
import { TeamsColumn } from './teams-column.tsx'
import { useAutoCheckIn } from './use-auto-check-in.ts'
import { useCheckIn } from './use-check-in.ts'
import { useCodeDoor } from './use-code-door.ts'
import { useDraft } from './use-draft.ts'
import { useGameDay } from './use-game-day.ts'
import { useJustArrived } from './use-just-arrived.ts'
import { useNameNext } from './use-name-next.ts'
import { useNow } from './use-now.ts'
import { useWide } from './use-wide.ts'

const CodeSheet = later(async () => (await import('./code-sheet.tsx')).CodeSheet, MissingSheet)

/** From people to teams: the pitch that fills, the one next step, and the lists behind it. */
export function Evening({ groupId, code }: { groupId: string; code?: string | undefined }) {
  const today = useGameDay(groupId)
  const { day, players, guests, isHeard } = today
  const now = useNow()
  const wide = useWide()
  const navigate = useNavigate()
  const people = peopleOf(players, guests, day.my_player?.id ?? null)
  const justArrived = useJustArrived(people, isHeard)
  const check = useCheckIn(day)
  useAutoCheckIn(day, now, check.lookQuietly)
  const door = useCodeDoor(day, code)
  const draft = useDraft(day, people)
  const captains = useNameNext(day)
  const ball = usePlayBall()
  const [isOpening, setOpening] = useState(false)
  const isPlaying = ball.isPending || isOpening

  const playBall = () =>
    ball.mutate(
      { params: { groupId } },
      {
        done: () => {
          setOpening(true)
          void navigate({ to: '/my-sports-groups/$groupId/live-match', params: { groupId } })
        },
      },
    )

  const step = nextStep(day, draft.mode, now)
  const said = contextOf({ day, step, now, people, check, draft })
  const checksIn = step.is === 'check-in'
  const context = said && (
    <StepContext
      {...said}
      isDenied={check.isDenied && checksIn}
      useCode={checksIn ? door.open : null}
      arrivesOn={checksIn ? day : null}
    />
  )
  const button = step.is !== 'wait' && (
    <StepButton {...{ day, step, check, draft, playBall, isPlaying }} {...captains} />
  )
  const yourTurn = turnCalled(draft.view, draft.mode)

  const middle = (
    <DraftColumn
      key="draft"
      {...{ day, people, step, draft, captains, context }}
      button={wide && button}
      isStepShown={wide || step.is === 'wait'}
    />
  )
  const teams = <TeamsColumn key="teams" {...{ day, people, step, captains, playBall, isPlaying }} />
  const arrivals = <ArrivalsColumn key="arrivals" {...{ day, people, guests, now, step, check, captains }} />

  // on a phone the teams are in the way until there are any
  const inOrder = day.teams.length > 0 ? [middle, teams, arrivals] : [middle, arrivals, teams]
  const columns = wide ? [arrivals, middle, teams] : inOrder
  const isShown = day.is_playing_day || wide
  return (
    <div className={classNames(styles.page, !isShown && styles.empty)}>
      <Following today={today} />
      <Hero {...{ day, people, now, wide, justArrived }} status={statusOf(day, now)} you={check.you} />
      <News arrived={day.arrived_count} yourTurn={yourTurn} />
      {isShown && (
        <div className={classNames(styles.columns, isSettled(day) && styles.settled)}>{columns}</div>
      )}
      {door.isOpen && (
        <CodeSheet groupId={groupId} groupName={day.group_name} initial={door.initial} onClose={door.close} />
      )}
      {!wide && button && <ActionBar context={context}>{button}</ActionBar>}
    </div>
  )
}
