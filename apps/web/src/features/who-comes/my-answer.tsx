import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { PaymentLine } from './payment-line.tsx'
import { AnswerGuests } from './public/answer-form.tsx'
import type { Choice } from './public/answerable.ts'
import { ShortAnswer } from './short-answer.tsx'
import { toAnswerable, useGameAnswer } from './use-game-answer.ts'

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
  const actions = useGameAnswer(game)
  return (
    <>
      {!hasArrived && (
        <>
          <ShortAnswer game={game} size="large" isFirst={isFirst} suggested={suggested} />
          <AnswerGuests subject={toAnswerable(game)} actions={actions} />
        </>
      )}
      {game.cost && <PaymentLine game={game} cost={game.cost} />}
    </>
  )
}
