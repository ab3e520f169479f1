import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { weekdayOf } from '@turnout/rules/dates'
import type { Cost } from '@turnout/rules/money'
import { weekdayName } from '@turnout/rules/words'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { useMe } from '../../platform/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { moneyText } from './money-text.ts'
import styles from './next-answer.module.css'
import { AnswerGuests } from './public/answer-form.tsx'
import type { Choice } from './public/answerable.ts'
import { ShortAnswer } from './short-answer.tsx'
import { paid as texts } from './texts.ts'
import { toAnswerable, useGameAnswer } from './use-game-answer.ts'
import { usePaidList } from './use-scheduled-games.ts'

type MyAnswerProps = {
  game: ScheduledGame
  /** The answer buttons are the first action of the page. */
  isFirst: boolean
  suggested?: Choice | undefined
  /** A person who has arrived needs no answer. */
  hasArrived?: boolean
}

/** The person's own answer to one game, with the guests and the cost. */
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

const PaidSheet = lazyPart(async () => (await import('./paid-sheet.tsx')).PaidSheet, MissingSheet)

type PaymentLineProps = { game: ScheduledGame; cost: Cost }

/** What the person owes for a game or has paid; the price while that loads or if they are not in. */
export function PaymentLine({ game, cost }: PaymentLineProps) {
  const me = useMe()
  const { data } = usePaidList(game.group_id, game.id)
  const [isOpen, setOpen] = useState(false)
  const own = data?.lines.find(({ user_id }) => user_id === me?.id)
  const canOpen = game.can_manage || data?.previous != null
  const money = moneyText({ ...cost, amount: own?.due || own?.amount || cost.amount })
  return (
    <div className={styles.payment}>
      <p>
        {own === undefined && texts.perPerson(money)}
        {own && own.amount === 0 && texts.paidAndOut}
        {own &&
          own.amount > 0 &&
          (own.due === 0 ? texts.hasPaid(money) : texts.owesFor(money, weekdayName(weekdayOf(game.date))))}
      </p>
      {canOpen && (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {game.can_manage ? texts.title : texts.earlier}
        </Button>
      )}
      {isOpen && (
        <PaidSheet
          groupId={game.group_id}
          gameId={game.id}
          canManage={game.can_manage}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
