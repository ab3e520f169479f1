import { pluralize } from '@turnout/rules/words'
import { useController } from 'react-hook-form'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './address-field.module.css'
import { suggestionText } from './suggestion-text.ts'
import { addressField as texts } from './texts.ts'
import { useAddress } from './use-address.ts'
import type { GroupForm } from './use-group-form.ts'
import { useListbox } from './use-listbox.ts'

const UNAVAILABLE = texts.noSuggestionsJustNowType
const VENUES_ONLY = texts.onlyVenuesThatGroupsHere
const SIGNED_OUT = texts.onceYouAreLoggedIn

export function AddressField({ form }: { form: GroupForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'venue_address' })
  const address = useAddress(form)
  const { suggestions, attribution, isDegraded, isAnswered } = address
  const listbox = useListbox(suggestions, (place) => void address.pick(place))
  const signedIn = useIsSignedIn()

  const unavailable = isDegraded && suggestions.length === 0 ? UNAVAILABLE : undefined
  const isUnknown = isAnswered && !isDegraded && suggestions.length === 0
  const help = unavailable ?? (isUnknown ? texts.noAddressLikeThat : undefined)
  const footnote = isDegraded ? VENUES_ONLY : attribution
  const countText = listbox.isOpen && isAnswered ? `${pluralize(suggestions.length, 'suggestion')}.` : ''
  return (
    <div className={styles.place}>
      <TextField
        label={texts.venueAddress}
        icon="pin"
        maxLength={300}
        autoComplete="off"
        hint={signedIn ? help : SIGNED_OUT}
        error={fieldState.error?.message}
        {...listbox.field}
        name={field.name}
        ref={field.ref}
        value={field.value}
        onFocus={address.startVisit}
        onChange={(event) => {
          field.onChange(event)
          address.type(event.target.value)
          listbox.open()
        }}
        onBlur={() => {
          field.onBlur()
          listbox.field.onBlur()
        }}
      />
      <div className={styles.popup} hidden={!listbox.isOpen}>
        <div id={listbox.listId} role="listbox" tabIndex={-1} aria-label={texts.suggestions}>
          {suggestions.map((place, index) => {
            const { title, detail } = suggestionText(place, address.near)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys reach it
              <div
                key={place.id}
                id={listbox.optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === listbox.active}
                className={styles.option}
                // a press must not take the focus from the field, or the list would close beneath it
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => listbox.choose(place)}
              >
                <Icon name={place.source === 'venue' ? 'flag' : 'pin'} />
                <span className={styles.words}>
                  <b>{title}</b>
                  <span>{detail}</span>
                </span>
              </div>
            )
          })}
        </div>
        {footnote && <p className={styles.foot}>{footnote}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {unavailable ?? (isDegraded ? `${countText} ${VENUES_ONLY}` : countText)}
      </p>
    </div>
  )
}
