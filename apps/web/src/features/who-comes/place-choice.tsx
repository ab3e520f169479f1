import type { SportGroup } from '@turnout/contract/groups'
import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { PickedPlace } from '../groups/public/place-picker.tsx'
import { wholePlace } from '../groups/public/whole-place.ts'
import styles from './dates.module.css'
import { place as texts } from './texts.ts'

const PlacePicker = lazyPart(async () => (await import('../groups/public/place-picker.tsx')).PlacePicker)

/** As it is, the group's own, or another one, which is null until it is picked. */
export type Place = { type: 'kept' } | { type: 'own' } | { type: 'other'; venue: PickedPlace | null }

type PlaceChoiceProps = {
  group: SportGroup
  game: ScheduledGame
  place: Place
  onChange: (place: Place) => void
  onPick: (venue: PickedPlace | null) => void
  error?: string | undefined
}

/** Where a game is played that is moved: where it was, unless the organiser picks another place. */
export function PlaceChoice({ group, game, place, onChange, onPick, error }: PlaceChoiceProps) {
  const isElsewhere = game.is_elsewhere && place.type === 'kept'
  const name = place.type === 'own' ? group.venue_name : game.venue_name
  return (
    <section className="stack gap-14" aria-label={texts.title}>
      {place.type === 'other' ? (
        <PlacePicker radius={group.venue_radius} onChange={(typed) => onPick(wholePlace(typed))} />
      ) : (
        <p className={styles.place}>
          <Icon name="pin" />
          <b>{name}</b>
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          <Icon name="cross" size={17} />
          {error}
        </p>
      )}
      <div className="flow gap-10">
        {place.type !== 'other' && (
          <Button size="small" icon="pin" onClick={() => onChange({ type: 'other', venue: null })}>
            {texts.another}
          </Button>
        )}
        {place.type !== 'kept' && (
          <Button size="small" onClick={() => onChange({ type: 'kept' })}>
            {texts.stay(game.venue_name)}
          </Button>
        )}
        {isElsewhere && (
          <Button size="small" onClick={() => onChange({ type: 'own' })}>
            {texts.backTo(group.venue_name)}
          </Button>
        )}
      </div>
    </section>
  )
}
