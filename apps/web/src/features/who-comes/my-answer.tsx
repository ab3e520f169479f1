import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { Switch } from '../../ui/switch.tsx'
import { useAnswer } from './actions.ts'
import { AnswerPair } from './answer-pair.tsx'
import { Guests } from './guests.tsx'
import { PaymentLine } from './payment-line.tsx'
import { OfferedPlace } from './short-answer.tsx'
import type { Choice } from './shown-answer.ts'
import { answers as texts } from './texts.ts'

type MyAnswerProps = {
  game: ScheduledGame
  /** The pair is the first thing to do on the page. */
  isFirst: boolean
  suggested?: Choice | undefined
}

/** The person's own answer to one game: the pair, or a place that is offered, with the place in line and the guests. */
export function MyAnswer({ game, isFirst, suggested }: MyAnswerProps) {
  if (game.my_answer.is_offered) return <OfferedPlace game={game} />
  return (
    <>
      <AnswerPair game={game} size="large" isFirst={isFirst} suggested={suggested} />
      {game.my_answer.answer === 'waiting' && <PlaceInLine game={game} />}
      {game.guests_allowed && game.my_answer.answer !== null && game.my_answer.answer !== 'not_going' && (
        <Guests game={game} />
      )}
      {game.cost && <PaymentLine game={game} cost={game.cost} />}
    </>
  )
}

function PlaceInLine({ game }: { game: ScheduledGame }) {
  const { press } = useAnswer()
  const { position, at_short_notice, is_behind } = game.my_answer
  return (
    <>
      <p role="status">
        <b>{texts.position(position ?? 1)}</b>{' '}
        <span className="sub">{is_behind ? texts.behindNote : texts.waitingNote}</span>
      </p>
      <Switch
        label={texts.notAtShortNotice}
        hint={texts.skipMe}
        checked={!at_short_notice}
        onChange={(event) =>
          press({
            params: { groupId: game.group_id, gameId: game.id },
            body: { answer: 'going', at_short_notice: !event.currentTarget.checked },
          })
        }
      />
    </>
  )
}
