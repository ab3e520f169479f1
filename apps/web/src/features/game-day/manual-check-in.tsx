import { PROBLEMS } from '@turnout/contract/problem'
import { type FormEvent, useRef, useState } from 'react'
import { randomId } from '../../platform/api/random-id.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useValueChange } from '../../ui/use-value-change.ts'
import { useCheckInGuests } from './actions.ts'
import { manualCheckIn as texts } from './arrival-texts.ts'
import styles from './game-day.module.css'
import {
  checkRows,
  emptyRow,
  type GuestField,
  type GuestRow,
  neighbourOf,
  withoutSent,
} from './guest-rows.ts'
import manualCheckInStyles from './manual-check-in.module.css'
import { common, messages } from './texts.ts'

export type ManualCheckInProps = { groupId: string; isOpen: boolean; hasEnded: boolean }

const FIELDS = [
  { key: 'name', label: texts.playerName, required: true },
  { key: 'email', label: texts.email, optional: true, type: 'email' },
  { key: 'phone', label: texts.phone, optional: true, type: 'tel' },
] as const

/** Check-in of guests, and of members whose phone is off: one row each, a name is enough. */
export function ManualCheckIn({ groupId, isOpen, hasEnded }: ManualCheckInProps) {
  const { press: send, pending } = useCheckInGuests()
  const [rows, setRows] = useState<readonly GuestRow[]>(() => [emptyRow(randomId())])
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const checked = checkRows(rows)
  const errors = isTried && !checked.ok ? checked.errors : {}
  const formError = isTried && !checked.ok ? checked.formError : undefined
  const closedReason = hasEnded ? PROBLEMS['check-in-over'].detail : messages.notOpenYet
  /** The row to focus after one was added or removed. A new object each time, so that the same row is focused again. */
  const [focusRow, setFocusRow] = useState<{ key: string | undefined }>()
  useValueChange(focusRow, () => {
    if (focusRow) form.current?.querySelector<HTMLElement>(`[data-row="${focusRow.key}"] input`)?.focus()
  })
  const isBusy = pending.some(({ params }) => params.groupId === groupId)

  const change = (key: string, field: GuestField, value: string) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, [field]: value } : row)))

  const add = () => {
    const row = emptyRow(randomId())
    setRows([...rows, row])
    setFocusRow({ key: row.key })
  }
  const remove = (index: number) => {
    setRows(rows.filter((_, rowIndex) => rowIndex !== index))
    setFocusRow({ key: neighbourOf(rows, index) })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOpen || isBusy) return
    setTried(true)
    if (!checked.ok) {
      focusFirstError(form.current)
      return
    }
    send(
      { params: { groupId }, body: checked.body },
      {
        done: () => {
          setRows((now) => withoutSent(now, rows, randomId()))
          setTried(false)
        },
      },
    )
  }

  return (
    <Panel title={texts.manualCheckIn} aside={common.admins}>
      <p className="sub">{texts.forGuestsAndFlatBatteries}</p>
      <form ref={form} noValidate className={manualCheckInStyles.guestForm} onSubmit={submit}>
        {rows.map((row, index) => (
          <fieldset key={row.key} data-row={row.key} className={manualCheckInStyles.guestRow}>
            <legend className="visually-hidden">{texts.player(index + 1)}</legend>
            {FIELDS.map(({ key, ...field }) => (
              <TextField
                key={key}
                {...field}
                autoComplete="off"
                value={row[key]}
                error={errors[row.key]?.[key]}
                onChange={(event) => change(row.key, key, event.target.value)}
              />
            ))}
            <Button
              className={manualCheckInStyles.removeRow}
              aria-label={texts.removePlayer(index + 1)}
              aria-disabled={rows.length === 1}
              onClick={() => rows.length > 1 && remove(index)}
            >
              {texts.remove}
            </Button>
          </fieldset>
        ))}
        <Button variant="quiet" icon="add" className={manualCheckInStyles.addRow} onClick={add}>
          {texts.addAnotherPlayer}
        </Button>
        {formError && (
          <p role="alert" className={styles.refusal}>
            {formError}
          </p>
        )}
        <Button
          type="submit"
          wide
          busy={isBusy}
          busyText={navigator.onLine ? common.checkingIn : common.waitingForSignal}
          disabledReason={isOpen ? undefined : closedReason}
        >
          {texts.checkIn(rows.length)}
        </Button>
      </form>
    </Panel>
  )
}
