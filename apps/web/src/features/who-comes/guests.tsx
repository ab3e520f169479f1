import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { MAX_GUESTS } from '@turnout/rules/attendance'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useChangeGuests } from './actions.ts'
import styles from './next-answer.module.css'
import { answers, common, guest as texts } from './texts.ts'

/** The guests of this person, each with a way out, and a way to bring one more. */
export function Guests({ game }: { game: ScheduledGame }) {
  const [isOpen, setOpen] = useState(false)
  const { guests } = game.my_answer
  return (
    <div className={styles.guests}>
      {guests.map(({ id, name }) => (
        <GuestChip key={id} game={game} name={name} />
      ))}
      {guests.length < MAX_GUESTS && (
        <Button variant="quiet" size="small" icon="add" onClick={() => setOpen(true)}>
          {answers.bringGuest}
        </Button>
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        {isOpen && <GuestForm game={game} close={() => setOpen(false)} />}
      </Sheet>
    </div>
  )
}

const answerWith = ({ group_id, id }: ScheduledGame, guests: string[]) => ({
  params: { groupId: group_id, gameId: id },
  body: { answer: 'going' as const, guests },
})
const namesOf = ({ my_answer }: ScheduledGame): string[] => my_answer.guests.map(({ name }) => name)

function GuestChip({ game, name }: { game: ScheduledGame; name: string }) {
  const { mutate } = useChangeGuests(texts.removed(name))
  const names = namesOf(game)
  const rest = names.toSpliced(names.indexOf(name), 1)
  return (
    <span className={styles.guest}>
      +1 {name}
      <IconButton icon="cross" label={texts.remove(name)} onClick={() => mutate(answerWith(game, rest))} />
    </span>
  )
}

function GuestForm({ game, close }: { game: ScheduledGame; close: () => void }) {
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useChangeGuests(null)
  return (
    <form
      className={styles.block}
      onSubmit={(event) => {
        event.preventDefault()
        mutate(answerWith(game, [...namesOf(game), name]), { done: close })
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
