import { MAX_GUESTS } from '@turnout/rules/attendance'
import { type SubmitEvent, useRef, useState } from 'react'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import type { FieldErrors } from '../../platform/forms/lazy-check.ts'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './next-answer.module.css'
import type { AnswerActions, Answerable } from './public/answerable.ts'
import { answers, common, guest as texts } from './texts.ts'

type GuestsProps = {
  guests: Answerable['my_answer']['guests']
  canBring: boolean
  actions: Pick<AnswerActions, 'addGuest' | 'removeGuest'>
}

/** The guests of this person, each with a button to remove them, and a button to bring one more. */
export function Guests({ guests, canBring, actions: { addGuest, removeGuest } }: GuestsProps) {
  const [isOpen, setOpen] = useState(false)
  const names = guests.map(({ name }) => name)
  // every change sends the whole list: an outdated list would undo the change before it
  const isBusy = addGuest.isPending || removeGuest.isPending
  const remove = (name: string) =>
    removeGuest.save(names.toSpliced(names.indexOf(name), 1), { done: () => toast.done(texts.removed(name)) })
  return (
    <div className={styles.guests}>
      {guests.map(({ id, name, is_waiting }) => (
        <span key={id} className={styles.guest}>
          +1 {is_waiting ? texts.waits(name) : name}
          <IconButton
            icon="cross"
            label={texts.remove(name)}
            aria-disabled={isBusy}
            onClick={() => remove(name)}
          />
        </span>
      ))}
      {canBring && guests.length < MAX_GUESTS && (
        <Button variant="quiet" size="small" icon="add" onClick={() => setOpen(true)}>
          {answers.bringGuest}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        {isOpen && (
          <GuestForm names={names} save={addGuest.save} isBusy={isBusy} close={() => setOpen(false)} />
        )}
      </Sheet>
    </div>
  )
}

type GuestFormProps = {
  names: string[]
  save: AnswerActions['addGuest']['save']
  isBusy: boolean
  close: () => void
}

function GuestForm({ names, save, isBusy, close }: GuestFormProps) {
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<FieldErrors<{ guests: string[] }>>({})
  const form = useRef<HTMLFormElement>(null)
  const failed = (error: Error) => {
    if (showFieldErrors(error, ['guests'], setErrors)) focusFirstError(form.current)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setErrors({})
    save([...names, name], { done: close, failed })
  }
  return (
    <form ref={form} className="stack gap-12" onSubmit={onSubmit}>
      <TextField
        label={texts.name}
        hint={texts.takesPlace}
        value={name}
        maxLength={80}
        required
        error={errors.guests}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {texts.add}
        </Button>
        <Button onClick={close}>{common.notNow}</Button>
      </div>
    </form>
  )
}
