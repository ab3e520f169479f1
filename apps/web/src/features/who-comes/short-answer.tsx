import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { Button } from '../../ui/button.tsx'
import { useAcceptPlace, useAnswer } from './actions.ts'
import styles from './answer-pair.module.css'
import { AnswerPair } from './answer-pair.tsx'
import { answers as texts } from './texts.ts'

/** The answer to a game among others: the pair with the place in line, or a place that is offered. */
export function ShortAnswer({ game, isFirst = false }: { game: ScheduledGame; isFirst?: boolean }) {
  const { is_offered, answer, position } = game.my_answer
  if (is_offered) return <OfferedPlace game={game} isFirst={isFirst} />
  return (
    <>
      <AnswerPair game={game} isFirst={isFirst} size={isFirst ? 'large' : 'small'} />
      {answer === 'waiting' && <p className="sub">{texts.position(position ?? 1)}</p>}
    </>
  )
}

/** A place at short notice, in the place of the pair: the first to tap has it. */
export function OfferedPlace({ game, isFirst = true }: { game: ScheduledGame; isFirst?: boolean }) {
  const accept = useAcceptPlace()
  const { press } = useAnswer()
  const params = { groupId: game.group_id, gameId: game.id }
  return (
    <div className={styles.offered} role="status">
      <h3>{texts.placeFree}</h3>
      <p className="sub">{texts.othersWait(game.waiting_count)}</p>
      <div className={styles.pair}>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          size={isFirst ? 'large' : 'small'}
          wide
          busy={accept.isPending}
          onClick={() => accept.mutate({ params })}
        >
          {texts.takeIt}
        </Button>
        <Button
          size={isFirst ? 'large' : 'small'}
          wide
          onClick={() => press({ params, body: { answer: 'not_going' } })}
        >
          {texts.noThanks}
        </Button>
      </div>
    </div>
  )
}
