import type { Suggestion } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import { useState } from 'react'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import list from '../../ui/option-list.module.css'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { useListbox } from '../../ui/use-listbox.ts'
import { suggestionField as texts } from './form-texts.ts'
import styles from './suggestion-field.module.css'
import { suggestionText } from './suggestion-text.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionFieldProps = Pick<TextFieldProps, 'label' | 'icon' | 'error' | 'name' | 'ref'> & {
  value: string
  /** Called on each focus of the field: places near it come first. */
  getNear: () => Position | null
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
  onPick: (place: Suggestion, session: string) => void
}

/** A field for a place, with a list of the places that its text may mean. */
export function SuggestionField({
  value,
  getNear,
  onChange,
  onBlur,
  onPick,
  ...field
}: SuggestionFieldProps) {
  // only typed text is searched for, not the text of a pick
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState(getNear)
  const { suggestions, attribution, isDegraded, isAnswered, session, startSession } = useSuggestions(
    typed,
    near,
  )
  const listbox = useListbox(suggestions, (place) => {
    setTyped('')
    onPick(place, session)
  })
  const signedIn = useIsSignedIn()

  const unavailable = isDegraded && suggestions.length === 0 ? texts.noSuggestionsJustNowType : undefined
  const isUnknown = isAnswered && !isDegraded && suggestions.length === 0
  const help = unavailable ?? (isUnknown ? texts.noAddressLikeThat : undefined)
  const footnote = isDegraded ? texts.onlyVenuesThatGroupsHere : attribution
  const countText = listbox.isOpen && isAnswered ? `${pluralize(suggestions.length, 'suggestion')}.` : ''
  return (
    <div className={styles.place}>
      <TextField
        maxLength={300}
        autoComplete="off"
        hint={signedIn ? help : texts.onceYouAreLoggedIn}
        {...field}
        {...listbox.field}
        value={value}
        onFocus={() => {
          setNear(getNear())
          startSession()
        }}
        onChange={(event) => {
          onChange(event.target.value)
          setTyped(event.target.value)
          listbox.open()
        }}
        onBlur={() => {
          onBlur?.()
          listbox.field.onBlur()
        }}
      />
      <div className={classNames(list.popup, styles.popup)} hidden={!listbox.isOpen}>
        <div
          id={listbox.listId}
          role="listbox"
          tabIndex={-1}
          aria-label={texts.suggestions}
          className={list.options}
        >
          {suggestions.map((place, index) => {
            const { title, detail } = suggestionText(place, near)
            return (
              <div
                key={place.id}
                className={classNames(list.option, list.tall)}
                {...listbox.optionProps(place, index)}
              >
                <Icon name={place.source === 'venue' ? 'flag' : 'pin'} />
                <span className={list.words}>
                  <b>{title}</b>
                  <span className="sub">{detail}</span>
                </span>
              </div>
            )
          })}
        </div>
        {footnote && <p className={styles.foot}>{footnote}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {unavailable ?? (isDegraded ? `${countText} ${texts.onlyVenuesThatGroupsHere}` : countText)}
      </p>
    </div>
  )
}
