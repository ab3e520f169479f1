import { listGames } from '@turnout/contract/games'
import { getGameReport } from '@turnout/contract/history'
import { settleLatePress } from '@turnout/contract/live-match'
import { listStatistics } from '@turnout/contract/statistics'
import { useInFlight } from '../../../platform/api/in-flight.ts'
import { useAction } from '../../../platform/api/use-action.ts'
import { toast } from '../../../platform/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { InPlayPanel } from '../../../ui/panel.tsx'
import { groupLateGoals, type LateGoal, type LateGoalGroup } from '../late-goal-groups.ts'
import { lateGoals as texts } from '../match-texts.ts'
import { messages } from '../texts.ts'
import { MATCH_READS } from './game-reads.ts'
import styles from './late-goals.module.css'

/** It may be settled days later, in the report. */
const READS = [...MATCH_READS, getGameReport, listGames, listStatistics]

export type LateGoalsProps = {
  gameId: string
  goals: readonly LateGoal[]
  /** Only an organiser decides; the referee sees that a decision is due. */
  canDecide: boolean
}

/** Goals that were made in time and arrived too late. The one yellow button stays that of the match. */
export function LateGoals({ gameId, goals, canDecide }: LateGoalsProps) {
  const settle = useAction(settleLatePress, { failed: messages.lateFailed, refreshes: READS })
  const inFlight = useInFlight()
  const groups = groupLateGoals(goals)

  const decide = async ({ ids }: LateGoalGroup, keep: boolean) => {
    if (!inFlight.start(ids)) return
    try {
      // one after the other: a goal and its taking back count in the order of arrival
      for (const pressId of ids) await settle.mutateAsync({ params: { gameId, pressId }, body: { keep } })
      toast.done(keep ? messages.lateKept : messages.lateDropped)
    } finally {
      inFlight.finish(ids)
    }
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {groups.map(({ where }) => texts.afterTime(where)).join('. ')}
      </p>
      {groups.length > 0 && (
        <InPlayPanel title={texts.afterTime2}>
          {groups.map((group) => (
            <div key={group.ids[0]} className={styles.goals}>
              <p>{group.question}</p>
              <p className="sub">{group.where}</p>
              {canDecide ? (
                <div className={styles.choice}>
                  {(['keep', 'drop'] as const).map((choice) => (
                    <Button
                      key={choice}
                      aria-label={`${group[choice]}: ${group.where}`}
                      busy={settle.isPending}
                      onClick={() => void decide(group, choice === 'keep').catch(() => undefined)}
                    >
                      {group[choice]}
                    </Button>
                  ))}
                </div>
              ) : (
                <p className="sub">{texts.organiserKeepsOrDropsThis}</p>
              )}
            </div>
          ))}
        </InPlayPanel>
      )}
    </>
  )
}
