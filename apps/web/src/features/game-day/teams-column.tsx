import type { GameDay } from '@turnout/contract/game-day'
import { EndEveningButton } from '../../platform/end-evening-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useAutoAssign } from './actions.ts'
import { mayCallOff, type Step } from './next-step.ts'
import { PassArmband } from './pass-armband.tsx'
import type { Person } from './people-of.ts'
import { SitsOut } from './sits-out.tsx'
import { TeamsPanel } from './teams-panel.tsx'
import type { Captains } from './use-name-next.ts'

export type TeamsColumnProps = {
  day: GameDay
  people: readonly Person[]
  step: Step
  captains: Captains
  playBall: () => void
  isPlaying: boolean
}

export function TeamsColumn({ day, people, step, captains, playBall, isPlaying }: TeamsColumnProps) {
  const auto = useAutoAssign()
  if (!day.is_playing_day) return null
  const canAutoAssign = !day.is_closed && day.can.draft_by_hand && day.draft.can_auto_assign
  const canPlayBall = day.can.play_ball && day.can_play_ball && !day.has_play_begun && step.is !== 'play-ball'
  return (
    <TeamsPanel day={day} people={people} underTeam={(team) => <PassArmband {...{ day, team, captains }} />}>
      <SitsOut day={day} />
      {canAutoAssign && (
        <Button
          wide
          busy={auto.isPending}
          doing="Making teams"
          onClick={() => auto.mutate({ params: { groupId: day.group_id } })}
        >
          Auto-assign the rest
        </Button>
      )}
      {canPlayBall && (
        <Button wide busy={isPlaying} doing="Opening the match" onClick={playBall}>
          Play Ball
        </Button>
      )}
      {mayCallOff(day) && day.current_game_id && (
        <EndEveningButton gameId={day.current_game_id} keep="Keep it open">
          No match has been played. Check-in closes, and nothing starts tonight.
        </EndEveningButton>
      )}
    </TeamsPanel>
  )
}
