import { count } from '@turnout/rules/words'
import { useController } from 'react-hook-form'
import { useIsSignedIn } from '../../platform/identity.ts'
import { Icon } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './address-field.module.css'
import { suggestionWords } from './suggestion-words.ts'
import { useAddress } from './use-address.ts'
import type { GroupForm } from './use-group-form.ts'
import { useListbox } from './use-listbox.ts'

const NOBODY_ANSWERS = 'No suggestions just now. Type the address and set the pin yourself.'
const ONLY_KNOWN = 'Only venues that groups here use: the map service does not answer just now.'
const SIGNED_OUT = 'Once you are logged in, addresses are suggested here.'

export function AddressField({ form }: { form: GroupForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'venue_address' })
  const address = useAddress(form)
  const { suggestions, attribution, isDegraded, isAnswered } = address
  const list = useListbox(suggestions, (place) => void address.pick(place))
  const signedIn = useIsSignedIn()

  const degraded = isDegraded && suggestions.length === 0 ? NOBODY_ANSWERS : undefined
  const foot = isDegraded ? ONLY_KNOWN : attribution
  const found = list.isOpen && isAnswered ? `${count(suggestions.length, 'suggestion')}.` : ''
  return (
    <div className={styles.place}>
      <TextField
        label="Venue address"
        icon="pin"
        maxLength={300}
        autoComplete="off"
        hint={signedIn ? degraded : SIGNED_OUT}
        error={fieldState.error?.message}
        {...list.field}
        name={field.name}
        ref={field.ref}
        value={field.value}
        onFocus={address.visit}
        onChange={(event) => {
          field.onChange(event)
          address.type(event.target.value)
          list.open()
        }}
        onBlur={() => {
          field.onBlur()
          list.field.onBlur()
        }}
      />
      <div className={styles.popup} hidden={!list.isOpen}>
        <div id={list.listId} role="listbox" tabIndex={-1} aria-label="Suggestions">
          {suggestions.map((place, index) => {
            const { title, detail } = suggestionWords(place, address.near)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys reach it
              <div
                key={place.id}
                id={list.optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === list.active}
                className={styles.option}
                // a press must not take the focus from the field, or the list would close beneath it
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => list.choose(place)}
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
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {degraded ?? (isDegraded ? `${found} ${ONLY_KNOWN}` : found)}
      </p>
    </div>
  )
}
