import { PROBLEMS } from '@turnout/contract/problem'
import { pluralize } from '@turnout/rules/words'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { randomId } from '../../platform/api/random-id.ts'
import { gameDay as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCheckInGuests } from './actions.ts'
import styles from './game-day.module.css'
import {
  checkRows,
  emptyRow,
  type GuestField,
  type GuestRow,
  neighbourOf,
  withoutSent,
} from './guest-rows.ts'

export type ManualCheckInProps = { groupId: string; isOpen: boolean; hasEnded: boolean }

/** For guests and flat batteries: one row for each, a name is enough. */
export function ManualCheckIn({ groupId, isOpen, hasEnded }: ManualCheckInProps) {
  const { press: send, pending } = useCheckInGuests()
  const [rows, setRows] = useState<readonly GuestRow[]>(() => [emptyRow(randomId())])
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const checked = checkRows(rows)
  const errors = isTried && !checked.ok ? checked.errors : {}
  const formError = isTried && !checked.ok ? checked.formError : undefined
  const closedReason = hasEnded ? PROBLEMS['check-in-over'].detail : texts.notOpenYet
  /** Where somebody writes on after a row has come or gone: an object, new for each of them, also where it is the same row. */
  const [focusRow, setFocusRow] = useState<{ key: string | undefined }>()
  useEffect(() => {
    if (focusRow) form.current?.querySelector<HTMLElement>(`[data-row="${focusRow.key}"] input`)?.focus()
  }, [focusRow])
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
    <Panel title="Manual check-in" aside="Admins">
      <p className="sub">For guests and flat batteries.</p>
      <form ref={form} noValidate className={styles.guestForm} onSubmit={submit}>
        {rows.map((row, index) => (
          <fieldset key={row.key} data-row={row.key} className={styles.guestRow}>
            <legend className="visually-hidden">Player {index + 1}</legend>
            <TextField
              label="Player name"
              autoComplete="off"
              required
              value={row.name}
              error={errors[row.key]?.name}
              onChange={(event) => change(row.key, 'name', event.target.value)}
            />
            <TextField
              label="Email"
              optional
              type="email"
              autoComplete="off"
              value={row.email}
              error={errors[row.key]?.email}
              onChange={(event) => change(row.key, 'email', event.target.value)}
            />
            <TextField
              label="Phone"
              optional
              type="tel"
              autoComplete="off"
              value={row.phone}
              error={errors[row.key]?.phone}
              onChange={(event) => change(row.key, 'phone', event.target.value)}
            />
            <Button
              className={styles.removeRow}
              aria-label={`Remove player ${index + 1}`}
              aria-disabled={rows.length === 1}
              onClick={() => rows.length > 1 && remove(index)}
            >
              Remove
            </Button>
          </fieldset>
        ))}
        <Button variant="quiet" icon="add" className={styles.addRow} onClick={add}>
          Add another player
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
          busyText={navigator.onLine ? 'Checking in' : 'Waiting for a signal'}
          disabledReason={isOpen ? undefined : closedReason}
        >
          Check in {pluralize(rows.length, 'player')}
        </Button>
      </form>
    </Panel>
  )
}
