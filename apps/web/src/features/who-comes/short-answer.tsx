import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useAcceptPlace, useAnswer } from './actions.ts'
import styles from './answer-pair.module.css'
import { AnswerPair } from './answer-pair.tsx'
import type { Choice } from './shown-answer.ts'
import { answers as texts } from './texts.ts'

type ShortAnswerProps = {
  game: ScheduledGame
  /** Large where the game stands alone: there the switch for short notice stands before the first press, too. */
  size?: 'small' | 'large'
  /** The pair is the first thing to do on the page. */
  isFirst?: boolean
  suggested?: Choice | undefined
}

/** The pair with the place in line, or a place that is offered. */
export function ShortAnswer({ game, size = 'small', isFirst = false, suggested }: ShortAnswerProps) {
  const { answer, is_offered, at_short_notice } = game.my_answer
  const [comesAtShortNotice, setComesAtShortNotice] = useState(at_short_notice)
  if (is_offered) return <OfferedPlace game={game} size={size} />
  const leadsToList = isOut(game) && game.places !== null && game.going_count >= game.places
  const hasSwitch = leadsToList && size === 'large'
  return (
    <div className={styles.short}>
      <AnswerPair
        game={game}
        size={size}
        isFirst={isFirst}
        suggested={suggested}
        atShortNotice={hasSwitch ? comesAtShortNotice : undefined}
      />
      {hasSwitch && <ShortNoticeSwitch comes={comesAtShortNotice} onChange={setComesAtShortNotice} />}
      {answer === 'waiting' && <PlaceInLine game={game} />}
    </div>
  )
}

export const isOut = ({ my_answer: { answer } }: ScheduledGame): boolean =>
  answer === null || answer === 'not_going'

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

/** A place at short notice, in the place of the pair: the first to tap has it. */
function OfferedPlace({ game, size }: { game: ScheduledGame; size: 'small' | 'large' }) {
  const accept = useAcceptPlace()
  const { press } = useAnswer()
  const params = { groupId: game.group_id, gameId: game.id }
  return (
    <div className={styles.offered} role="status">
      <h3>{texts.placeFree}</h3>
      <p className="sub">{texts.othersWait(game.waiting_count)}</p>
      <div className={styles.pair}>
        <Button
          variant={size === 'large' ? 'primary' : 'secondary'}
          size={size}
          wide
          busy={accept.isPending}
          onClick={() => accept.mutate({ params })}
        >
          {texts.takeIt}
        </Button>
        <Button size={size} wide onClick={() => press({ params, body: { answer: 'not_going' } })}>
          {texts.noThanks}
        </Button>
      </div>
    </div>
  )
}
