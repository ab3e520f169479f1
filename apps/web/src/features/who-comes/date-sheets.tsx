import type { SportGroup } from '@turnout/contract/groups'
import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { timeOf } from '../../platform/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PickedPlace } from '../groups/public/place-picker.tsx'
import { wholePlace } from '../groups/public/whole-place.ts'
import { useAddGame, useCancelGame, useMoveGame } from './actions.ts'
import styles from './dates.module.css'
import { common, place as placeTexts, manage as texts } from './texts.ts'

/** The sheets with which an organiser changes a date. */
export type DateSheet =
  | { type: 'add' }
  | { type: 'settings' }
  | { type: 'move' | 'cancel' | 'paid'; game: ScheduledGame }

type HoursSheetProps = {
  group: SportGroup
  /** The game to move; null to add one. */
  game: ScheduledGame | null
  today: string
  onClose: () => void
}

export function HoursSheet({ group, game, today, onClose }: HoursSheetProps) {
  const [hours, setHours] = useState({
    date: game?.date ?? today,
    start_time: game?.start_time ?? timeOf(group.game_start_time),
    end_time: game?.end_time ?? timeOf(group.game_end_time),
  })
  const [place, setPlace] = useState<Place>({ type: 'kept' })
  const formId = useId()
  const move = useMoveGame()
  const add = useAddGame()
  const params = { groupId: group.id }
  const submit = () => {
    if (!game) return add.mutate({ params, body: hours }, { done: onClose })
    if (place.type === 'other' && !place.venue) return setPlace({ ...place, isMissing: true })
    const venue = place.type === 'kept' ? {} : { venue: place.type === 'own' ? null : place.venue }
    move.mutate({ params: { ...params, gameId: game.id }, body: { ...hours, ...venue } }, { done: onClose })
  }
  const error = (game ? move : add).error?.message
  const field = (name: keyof typeof hours, label: string, type: 'date' | 'time') => (
    <TextField
      label={label}
      type={type}
      required
      value={hours[name]}
      min={type === 'date' ? today : undefined}
      error={name === 'date' ? error : undefined}
      onChange={(event) => {
        const { value } = event.currentTarget
        setHours((before) => ({ ...before, [name]: value }))
      }}
    />
  )
  return (
    <Sheet open onClose={onClose} title={game ? texts.moveTitle : texts.addTitle}>
      <div className="stack gap-14">
        <form
          id={formId}
          className="stack gap-14"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {field('date', common.date, 'date')}
          <div className={styles.pair}>
            {field('start_time', common.starts, 'time')}
            {field('end_time', common.ends, 'time')}
          </div>
        </form>
        {game && (
          // outside the form, as the dialog for the pin has a form too
          <PlaceChoice {...{ group, game, place }} onChange={setPlace} />
        )}
        {game && <p className="sub">{texts.peopleIn(game.going_count)}</p>}
        <div className={styles.pair}>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={move.isPending || add.isPending}
            busyText={game ? texts.moving : texts.adding}
          >
            {game ? texts.moveIt : texts.addIt}
          </Button>
          <Button onClick={onClose}>{game ? common.keepIt : common.notNow}</Button>
        </div>
      </div>
    </Sheet>
  )
}

export function CancelSheet({ game, onClose }: { game: ScheduledGame; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useCancelGame()
  return (
    <Sheet open onClose={onClose} title={texts.cancelTitle(shortDate(game.date))}>
      <form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ params: { groupId: game.group_id, gameId: game.id }, body: { reason } }, { done: onClose })
        }}
      >
        <p>{texts.peopleIn(game.going_count)}</p>
        <TextField
          label={texts.why}
          optional
          value={reason}
          maxLength={200}
          error={error?.message}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles.pair}>
          <Button data-first-focus onClick={onClose}>
            {common.keepIt}
          </Button>
          <Button type="submit" variant="dangerSolid" busy={isPending} busyText={texts.cancelling}>
            {texts.cancelGame}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

const PlacePicker = lazyPart(async () => (await import('../groups/public/place-picker.tsx')).PlacePicker)

/** Unchanged, the group's own venue, or another one, which is missing when the form is sent before it is picked. */
type Place =
  | { type: 'kept' }
  | { type: 'own' }
  | { type: 'other'; venue: PickedPlace | null; isMissing: boolean }

type PlaceChoiceProps = {
  group: SportGroup
  game: ScheduledGame
  place: Place
  onChange: Dispatch<SetStateAction<Place>>
}

/** The venue of a moved game: unchanged unless the organiser picks another one. */
function PlaceChoice({ group, game, place, onChange }: PlaceChoiceProps) {
  const isElsewhere = game.is_elsewhere && place.type === 'kept'
  const name = place.type === 'own' ? group.venue_name : game.venue_name
  return (
    <section className="stack gap-14" aria-label={placeTexts.title}>
      {place.type === 'other' ? (
        <PlacePicker
          radius={group.venue_radius}
          onChange={(typed) => {
            const venue = wholePlace(typed)
            // the answer to "Use where I am" may come after the place was kept, or after the form was sent
            onChange((now) =>
              now.type === 'other' ? { ...now, venue, isMissing: now.isMissing && !venue } : now,
            )
          }}
        />
      ) : (
        <p className={styles.place}>
          <Icon name="pin" />
          <b>{name}</b>
        </p>
      )}
      {place.type === 'other' && place.isMissing && (
        <p role="alert" className={styles.error}>
          <Icon name="cross" size={17} />
          {placeTexts.missing}
        </p>
      )}
      <div className="flow gap-10">
        {place.type !== 'other' && (
          <Button
            size="small"
            icon="pin"
            onClick={() => onChange({ type: 'other', venue: null, isMissing: false })}
          >
            {placeTexts.another}
          </Button>
        )}
        {place.type !== 'kept' && (
          <Button size="small" onClick={() => onChange({ type: 'kept' })}>
            {placeTexts.stay(game.venue_name)}
          </Button>
        )}
        {isElsewhere && (
          <Button size="small" onClick={() => onChange({ type: 'own' })}>
            {placeTexts.backTo(group.venue_name)}
          </Button>
        )}
      </div>
    </section>
  )
}
