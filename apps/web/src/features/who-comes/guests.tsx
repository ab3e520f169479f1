import { MAX_GUESTS } from '@turnout/rules/attendance'
import { useState } from 'react'
import { toast } from '../../platform/toast.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './next-answer.module.css'
import type { AnswerActions } from './public/answerable.ts'
import { answers, common, guest as texts } from './texts.ts'

type Guest = { id: string; name: string }

type GuestsProps = { guests: readonly Guest[]; actions: Pick<AnswerActions, 'addGuest' | 'removeGuest'> }

/** The guests of this person, each with a way out, and a way to bring one more. */
export function Guests({ guests, actions: { addGuest, removeGuest } }: GuestsProps) {
  const [isOpen, setOpen] = useState(false)
  const names = guests.map(({ name }) => name)
  const remove = (name: string) =>
    removeGuest.save(names.toSpliced(names.indexOf(name), 1), { done: () => toast.done(texts.removed(name)) })
  return (
    <div className={styles.guests}>
      {guests.map(({ id, name }) => (
        <span key={id} className={styles.guest}>
          +1 {name}
          <IconButton icon="cross" label={texts.remove(name)} onClick={() => remove(name)} />
        </span>
      ))}
      {guests.length < MAX_GUESTS && (
        <Button variant="quiet" size="small" icon="add" onClick={() => setOpen(true)}>
          {answers.bringGuest}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        {isOpen && <GuestForm names={names} addGuest={addGuest} close={() => setOpen(false)} />}
      </Sheet>
    </div>
  )
}

type GuestFormProps = { names: string[]; addGuest: AnswerActions['addGuest']; close: () => void }

function GuestForm({ names, addGuest: { save, isPending, error }, close }: GuestFormProps) {
  const [name, setName] = useState('')
  return (
    <form
      className="stack gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        save([...names, name], { done: close })
      }}
    >
      <TextField
        label={texts.name}
        hint={texts.takesPlace}
        value={name}
        maxLength={80}
        required
        error={error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <Button type="submit" variant="primary" busy={isPending}>
          {texts.add}
        </Button>
        <Button onClick={close}>{common.notNow}</Button>
      </div>
    </form>
  )
}
