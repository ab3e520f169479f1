import type { GameDay } from '@turnout/contract/game-day'
import { listInWords } from '@turnout/rules/list-in-words'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import { useAutoAssign } from './actions.ts'
import styles from './game-day.module.css'
import { mayChangePlayers, type Step } from './next-step.ts'
import type { Person } from './people.ts'
import { plannedCupText } from './step-context-text.ts'
import { teamsColumn as texts } from './team-texts.ts'
import { TeamsPanel } from './teams-panel.tsx'
import { common } from './texts.ts'
import type { Captains } from './use-captains.ts'

export type TeamsColumnProps = {
  day: GameDay
  people: readonly Person[]
  step: Step
  captains: Captains
  playBall: () => void
  isStartingPlay: boolean
}

const PassArmband = lazyPart(async () => (await import('./pass-armband.tsx')).PassArmband)
const PlayersButton = lazyPart(
  async () => (await import('../live-match/public/players-button.tsx')).PlayersButton,
)

export function TeamsColumn({ day, people, step, captains, playBall, isStartingPlay }: TeamsColumnProps) {
  const autoAssign = useAutoAssign()
  if (!day.is_playing_day) return null
  const canAutoAssign = !day.is_closed && day.can.draft_by_hand && day.draft.can_auto_assign
  const cupText = plannedCupText(day)
  const canPlayBall =
    day.can.play_ball && day.can_play_ball && !day.has_play_begun && step.type !== 'play-ball'
  return (
    <TeamsPanel
      day={day}
      people={people}
      underTeam={(team) => <PassArmband {...{ day, people, team, captains }} />}
    >
      <Substitutes day={day} />
      {mayChangePlayers(day) && day.current_game_id && <PlayersButton gameId={day.current_game_id} />}
      {canAutoAssign && (
        <div className="column gap-10">
          <Button
            wide
            busy={autoAssign.isPending}
            busyText={texts.makingTeams}
            onClick={() => autoAssign.mutate({ params: { groupId: day.group_id } })}
          >
            {texts.autoAssignRest}
          </Button>
          {day.draft.sizes?.auto_assigned && (
            <p className="sub">{texts.makesTeamsOf(listInWords(day.draft.sizes.auto_assigned))}</p>
          )}
        </div>
      )}
      {canPlayBall && (
        <div className="column gap-10">
          <Button
            wide
            {...KEEPS_FOCUS}
            busy={isStartingPlay}
            busyText={common.openingMatch}
            onClick={playBall}
          >
            {common.playBall}
          </Button>
          {cupText && <p className="sub">{cupText}</p>}
        </div>
      )}
      {day.can.draft_by_hand && !day.has_play_begun && !day.is_over && (
        <ButtonLink
          to="/my-sports-groups/$groupId/cup/plan"
          params={{ groupId: day.group_id }}
          variant="quiet"
          wide
        >
          {day.planned_cup_teams ? texts.changeCup : texts.planCup}
        </ButtonLink>
      )}
    </TeamsPanel>
  )
}

type SubstituteReason = GameDay['draft']['sits_out'][number]['why']

const reasonText = (why: SubstituteReason, { draft: { window } }: GameDay): string =>
  why === 'teams-full' ? texts.everyTeamIsFull : texts.roomThatIsLeftIn(window)

/** Players without a team, by reason. */
function Substitutes({ day }: { day: GameDay }) {
  const { sits_out: substitutes } = day.draft
  const reasons = [...new Set(substitutes.map(({ why }) => why))]
  if (substitutes.length === 0) return null
  return (
    <section className={styles.sitsOut} aria-labelledby="sits-out">
      <h3 id="sits-out">{texts.substitutes}</h3>
      {reasons.map((why) => (
        <div key={why}>
          <p className="sub">{reasonText(why, day)}</p>
          <ul>
            {substitutes
              .filter((one) => one.why === why)
              .map(({ player_id: id, name }) => (
                <li key={id}>{name}</li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
