import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
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
  const { answer, is_offered, at_short_notice } = game.my_answer
  const [comesAtShortNotice, setComesAtShortNotice] = useState(at_short_notice)
  if (is_offered) return <OfferedPlace game={game} />
  const isOut = answer === null || answer === 'not_going'
  const leadsToList = isOut && game.places !== null && game.going_count >= game.places
  return (
    <>
      <AnswerPair
        game={game}
        size="large"
        isFirst={isFirst}
        suggested={suggested}
        atShortNotice={leadsToList ? comesAtShortNotice : undefined}
      />
      {leadsToList && <ShortNoticeSwitch comes={comesAtShortNotice} onChange={setComesAtShortNotice} />}
      {answer === 'waiting' && <PlaceInLine game={game} />}
      {game.guests_allowed && !isOut && <Guests game={game} />}
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
      <ShortNoticeSwitch
        comes={at_short_notice}
        onChange={(comes) =>
          press({
            params: { groupId: game.group_id, gameId: game.id },
            body: { answer: 'going', at_short_notice: comes },
          })
        }
      />
    </>
  )
}

type ShortNoticeSwitchProps = { comes: boolean; onChange: (comes: boolean) => void }

const ShortNoticeSwitch = ({ comes, onChange }: ShortNoticeSwitchProps) => (
  <Switch
    label={texts.notAtShortNotice}
    hint={texts.skipMe}
    checked={!comes}
    onChange={(event) => onChange(!event.currentTarget.checked)}
  />
)
