import type { GameState } from '@turnout/contract/game-state'
import { useInHand } from '../../platform/in-hand.ts'
import { match as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { InPlayPanel } from '../../ui/panel.tsx'
import { useSettleLatePress } from './actions.ts'
import type { Cast } from './cast-of.ts'
import styles from './late-goals.module.css'
import { type LateGoalsView, lateGoalsOf } from './late-goals-of.ts'

export type LateGoalsProps = {
  game: Pick<GameState, 'game_id' | 'late_presses'>
  cast: Cast
  /** Only an organiser decides; the referee sees that somebody has to. */
  decides: boolean
}

/** What was made in time and came when the evening had gone on. The one yellow button stays the match's own. */
export function LateGoals({ game, cast, decides }: LateGoalsProps) {
  const settle = useSettleLatePress()
  const inHand = useInHand()
  const views = lateGoalsOf(game.late_presses, cast)

  const decide = async ({ ids }: LateGoalsView, keep: boolean) => {
    if (!inHand.take(ids)) return
    try {
      // one after the other: a goal and its taking back count in the order they came
      for (const pressId of ids)
        await settle.mutateAsync({ params: { gameId: game.game_id, pressId }, body: { keep } })
      toast.done(keep ? texts.lateKept : texts.lateDropped)
    } finally {
      inHand.letGo(ids)
    }
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {views.map(({ where }) => `After time: ${where}`).join('. ')}
      </p>
      {views.length > 0 && (
        <InPlayPanel title="After time">
          {views.map((view) => (
            <div key={view.ids[0]} className={styles.goals}>
              <p>{view.question}</p>
              <p className="sub">{view.where}</p>
              {decides ? (
                <div className={styles.choice}>
                  <Button
                    aria-label={`${view.keep}: ${view.where}`}
                    busy={settle.isPending}
                    onClick={() => void decide(view, true).catch(() => undefined)}
                  >
                    {view.keep}
                  </Button>
                  <Button
                    aria-label={`${view.drop}: ${view.where}`}
                    busy={settle.isPending}
                    onClick={() => void decide(view, false).catch(() => undefined)}
                  >
                    {view.drop}
                  </Button>
                </div>
              ) : (
                <p className="sub">An organiser keeps or drops this.</p>
              )}
            </div>
          ))}
        </InPlayPanel>
      )}
    </>
  )
}
