import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** What stands in a field that was on the page before this code. */
export const useFieldText = (input: HTMLInputElement): string =>
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

/** What this code adds to such a field. React would have to draw it again, and whoever types would lose it. */
export function useFieldProps(
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
