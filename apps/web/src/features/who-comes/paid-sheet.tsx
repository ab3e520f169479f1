import type { PaidLine, PaidList } from '@turnout/contract/paid-list'
import { shortDate } from '@turnout/rules/dates'
import type { Cost } from '@turnout/rules/money'
import { useState } from 'react'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { longDate } from '../../platform/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMarkPaid } from './actions.ts'
import { moneyText } from './money-text.ts'
import styles from './paid-sheet.module.css'
import { paid as texts } from './texts.ts'
import { usePaidList } from './use-scheduled-games.ts'

type PaidSheetProps = { groupId: string; gameId: string; canManage: boolean; onClose: () => void }

/** Who has paid for one game and, on request, for the games before. A member sees only what they owe. */
export function PaidSheet({ groupId, gameId, canManage, onClose }: PaidSheetProps) {
  return (
    <Sheet open onClose={onClose} title={canManage ? texts.title : texts.mine}>
      <PaidDate groupId={groupId} gameId={gameId} />
    </Sheet>
  )
}

type PaidDateProps = { groupId: string; gameId: string }

function PaidDate({ groupId, gameId }: PaidDateProps) {
  const list = usePaidList(groupId, gameId)
  const [isEarlierShown, setEarlierShown] = useState(false)
  if (!list.data)
    return <LoadStatus inline query={list} failed={texts.failed} rows={3} loading={texts.loading} />
  const { previous } = list.data
  return (
    <>
      <Lines groupId={groupId} list={list.data} />
      {previous && isEarlierShown && <PaidDate groupId={groupId} gameId={previous.game_id} />}
      {previous && !isEarlierShown && (
        <Button wide icon="down" onClick={() => setEarlierShown(true)}>
          {shortDate(previous.date)}
        </Button>
      )}
    </>
  )
}

function Lines({ groupId, list: { cost, lines, ...list } }: { groupId: string; list: PaidList }) {
  if (!cost) return <p className="sub">{texts.free}</p>
  const moneyOf = (amountOf: (line: PaidLine) => number) =>
    moneyText({ ...cost, amount: lines.reduce((sum, line) => sum + amountOf(line), 0) })
  const payers = lines.filter(({ amount }) => amount > 0)
  const settled = payers.filter(({ is_paid }) => is_paid)
  return (
    <section className={styles.date}>
      <h3>{longDate(list.date)}</h3>
      <p className="sub">
        {lines.length === 0 && (list.can_manage ? texts.noOne : texts.notMine)}
        {payers.length > 0 &&
          list.can_manage &&
          texts.total(
            settled.length,
            payers.length,
            moneyOf(({ amount, due }) => amount - due),
            moneyOf(({ amount }) => amount),
          )}
      </p>
      <ul className="stack">
        {lines.map((line) => (
          <li key={line.user_id} className={styles.line}>
            {list.can_manage ? (
              <PaidSwitch groupId={groupId} gameId={list.game_id} line={line} cost={cost} />
            ) : (
              <b>{ownText(line, cost)}</b>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const ownText = ({ amount, due }: PaidLine, cost: Cost): string => {
  if (amount === 0) return texts.paidAndOut
  const money = (sum: number) => moneyText({ ...cost, amount: sum })
  return due === 0 ? texts.hasPaid(money(amount)) : texts.owes(money(due))
}

type PaidSwitchProps = { groupId: string; gameId: string; line: PaidLine; cost: Cost }

function PaidSwitch({ groupId, gameId, line, cost }: PaidSwitchProps) {
  const { mutate, isPending, sent } = useMarkPaid()
  const { user_id, name, amount, due, guest_count, is_guest } = line
  // shows the change at once, before the list has it
  const isPaid = isPending && sent ? sent.body.paid : line.is_paid
  const money = moneyText({ ...cost, amount })
  const sum = is_guest ? texts.guest(money) : texts.sum(money, guest_count)
  const isPaidInPart = due > 0 && due < amount
  const owed = isPaidInPart ? texts.stillDue(sum, moneyText({ ...cost, amount: due })) : sum
  const hint = amount === 0 ? texts.outSince : owed
  return (
    <Switch
      label={name}
      hint={hint}
      checked={isPaid}
      onChange={(event) =>
        mutate({
          params: { groupId, gameId, userId: user_id },
          body: { paid: event.currentTarget.checked },
        })
      }
    />
  )
}
