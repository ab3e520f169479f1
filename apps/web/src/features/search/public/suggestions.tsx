import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { loadFailureReason } from '../../../platform/api/problem-error.ts'
import { hrefOf } from '../../../platform/router/location.ts'
import { useNavigate } from '../../../platform/router/router-hooks.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icons.tsx'
import list from '../../../ui/option-list.module.css'
import { useSettledText } from '../../../ui/use-delay.ts'
import { useListbox } from '../../../ui/use-listbox.ts'
import { useValueChange } from '../../../ui/use-value-change.ts'
import { suggestions as texts } from '../texts.ts'
import styles from './suggestions.module.css'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

/** One letter has too many results. */
const FEWEST_LETTERS = 2

type SuggestionsProps = {
  /** The field of the header. */
  input: HTMLInputElement
  /** Called when the person has opened a page. */
  onLeave: (() => void) | undefined
}

/** [Z-19] The results for the header's field, below it. Enter without a choice opens the list of events. */
export function Suggestions({ input, onLeave }: SuggestionsProps) {
  const navigate = useNavigate()
  const text = useFieldText(input).trim()
  const settled = useSettledText(text, '')
  const words = settled.length < FEWEST_LETTERS ? '' : settled
  const { sections, isAnswered, error } = useSuggestions(words)
  const searchHref = hrefOf({ to: '/events', params: {}, search: { search: text || undefined } })
  const fullSearch: Suggestion = {
    ...{ id: 'all', href: searchHref, icon: 'search', title: texts.openFullSearch, detail: '' },
  }
  const found = sections.flatMap(({ rows }) => rows)
  const isShown = words !== '' && text !== '' && (isAnswered || found.length > 0)

  const go = (href: string) => {
    input.value = ''
    input.dispatchEvent(new Event('input'))
    input.blur()
    onLeave?.()
    void navigate({ href })
  }
  const options = [...found, fullSearch]
  const listbox = useListbox(isShown ? options : [], ({ href }) => go(href), {
    // text that was typed before this code loaded is searched for too
    isOpenAtFirst: input.value !== '',
  })
  useFieldProps(input, {
    ...listbox.field,
    autocomplete: 'off',
    enterkeyhint: 'search',
    onInput: listbox.open,
    onSubmit: () => go(searchHref),
  })
  const active = listbox.field['aria-activedescendant']
  useValueChange(active, () => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  })

  const option = (suggestion: Suggestion) => (
    <Option
      key={suggestion.id}
      suggestion={suggestion}
      {...listbox.optionProps(suggestion, options.indexOf(suggestion))}
    />
  )
  const sentence = error
    ? texts.failed(loadFailureReason(error))
    : isAnswered && found.length === 0
      ? texts.nothingFound(words)
      : null
  return (
    <>
      <div className={classNames(list.popup, styles.popup)} hidden={!listbox.isOpen}>
        {sentence && (
          <p className={styles.sentence} aria-hidden="true">
            {sentence}
          </p>
        )}
        <div
          id={listbox.listId}
          role="listbox"
          tabIndex={-1}
          aria-label={texts.label}
          className={list.options}
        >
          {sections.map(({ name, rows }) => (
            // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldset
            <div key={name} role="group" aria-label={name}>
              <p className={styles.heading} aria-hidden="true">
                {name}
              </p>
              {rows.map(option)}
            </div>
          ))}
          {option(fullSearch)}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {listbox.isOpen && isAnswered && (sentence ?? texts.count(found.length))}
      </p>
    </>
  )
}

type OptionProps = { suggestion: Suggestion } & ReturnType<ReturnType<typeof useListbox>['optionProps']>

const Option = ({ suggestion: { icon, title, detail, note }, ...props }: OptionProps) => (
  <div className={classNames(list.option, list.tall)} {...props}>
    <Icon name={icon} />
    <span className={list.words}>
      <b>{title}</b>
      {detail && <span className="sub">{detail}</span>}
    </span>
    {note && <span className={styles.note}>{note}</span>}
  </div>
)

/** The text of a field that was on the page before this code. */
const useFieldText = (input: HTMLInputElement): string =>
  useSyncExternalStore(
    (listener) => {
      input.addEventListener('input', listener)
      return () => input.removeEventListener('input', listener)
    },
    () => input.value,
  )

type FieldProps = {
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onInput: () => void
  onSubmit: () => void
  [attribute: string]: unknown
}

/** Props that this code adds to such a field. If React rendered it again, the typed text would be lost. */
function useFieldProps(
  input: HTMLInputElement,
  { onKeyDown, onBlur, onInput, onSubmit, ...attributes }: FieldProps,
): void {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) onKeyDown(event)
    else if (event.type === 'blur') onBlur()
    else if (event.type === 'input') onInput()
    else {
      event.preventDefault()
      onSubmit()
    }
  })
  useEffect(() => {
    const stop = new AbortController()
    const listen = (target: EventTarget | null, type: string) =>
      target?.addEventListener(type, (event) => handle(event), { signal: stop.signal })
    for (const type of ['keydown', 'blur', 'input']) listen(input, type)
    listen(input.form, 'submit')
    return () => stop.abort()
  }, [input])
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, String(value))
  })
}
