import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { Guests } from './guests.tsx'
import { PaymentLine } from './payment-line.tsx'
import { isOut, ShortAnswer } from './short-answer.tsx'
import type { Choice } from './shown-answer.ts'

type MyAnswerProps = {
  game: ScheduledGame
  /** The pair is the first thing to do on the page. */
  isFirst: boolean
  suggested?: Choice | undefined
  /** Then there is nothing to answer any more. */
  hasArrived?: boolean
}

/** The person's own answer to one game, with the guests and what it costs. */
export function MyAnswer({ game, isFirst, suggested, hasArrived = false }: MyAnswerProps) {
  const { is_offered } = game.my_answer
  return (
    <>
      {!hasArrived && (
        <>
          <ShortAnswer game={game} size="large" isFirst={isFirst} suggested={suggested} />
          {game.guests_allowed && !isOut(game) && !is_offered && <Guests game={game} />}
        </>
      )}
      {game.cost && <PaymentLine game={game} cost={game.cost} />}
    </>
  )
}
