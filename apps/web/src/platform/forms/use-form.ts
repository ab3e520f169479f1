import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { usePrefetch } from '../lazy/lazy-part.tsx'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'
import type { Check, FieldErrors, LazyCheck } from './lazy-check.ts'

type Control = { focus: () => void }
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FormOptions<V, Out> = {
  /** The values of fields that the person has not typed into. */
  initial: V
  check: LazyCheck<V, Out>
  /** Shows a field's error once the field loses focus, and not only after the form was sent. */
  checksOnBlur?: boolean
  onChange?: (values: V) => void
}

/** The values and errors of a form; the component that uses it renders the fields. */
export function useForm<V extends object, Out>(options: FormOptions<V, Out>) {
  type Name = keyof V & string
  const { initial, check, checksOnBlur = false, onChange } = options
  const [typed, setTyped] = useState<Partial<V>>({})
  /** The fields whose errors show; null after the first attempt to send, when all errors show. */
  const [shown, setShown] = useState<readonly string[] | null>([])
  const [checkNow, setCheck] = useState<Check<V, Out> | null>(null)
  const [refused, setRefused] = useState<FieldErrors<V>>({})
  const [refusals, setRefusals] = useState(0)
  const [isSubmitting, setSubmitting] = useState(false)
  const controls = useRef(new Map<string, Control>()).current
  const values: V = { ...initial, ...typed }
  // picking a place fills in several fields one after the other
  const latest = useRef(values)
  latest.current = values
  usePrefetch(check)

  /** Null when the checks cannot be loaded. */
  const load = async (wanted = check) => {
    const loaded = await wanted.load().catch(() => null)
    if (loaded) setCheck(() => loaded)
    return loaded
  }
  const show = (...names: readonly Name[]) => {
    setShown((shown) => shown && [...shown, ...names])
    void load()
  }
  const change = (part: Partial<V>) => {
    latest.current = { ...latest.current, ...part }
    setTyped((typed) => ({ ...typed, ...part }))
    setRefused((refused) => only(refused, (name) => !(name in part)))
    onChange?.(latest.current)
  }
  /** Focuses the first wrong field once its error is rendered, so that a screen reader reads it. */
  const focusFirst = (wrong: FieldErrors<V>) =>
    requestAnimationFrame(() => [...controls].find(([name]) => name in wrong)?.[1].focus())
  const refuse = (errors: FieldErrors<V>) => {
    setRefusals((count) => count + 1)
    focusFirst(errors)
  }
  /** The input in the form of the contract; undefined when there are errors, which then show. */
  const checked = async (wanted = check): Promise<Out | undefined> => {
    setSubmitting(true)
    const found = (await load(wanted))?.(latest.current)
    setSubmitting(false)
    // nothing is sent unchecked, and no field is to blame
    if (!found) return void toast.failed(failures.missingCode)
    setShown(null)
    setRefused({})
    return 'output' in found ? found.output : void refuse(found.errors)
  }
  const found = only(errorsOf(checkNow, values), (name) => !shown || shown.includes(name))
  const errors: FieldErrors<V> = { ...found, ...refused }

  const bind = <N extends Name>(name: N) => ({
    name,
    error: errors[name],
    onBlur: () => checksOnBlur && show(name),
    /** The element that takes the focus when this field is the first wrong one. */
    ref: (control: Control | null) => {
      if (control) controls.set(name, control)
      return () => void controls.delete(name)
    },
  })
  return {
    values,
    errors,
    isSubmitting,
    /** How many attempts to send had errors. */
    refusals,
    /** The current values, also right after a change and in code that has waited meanwhile. */
    latest: () => latest.current,
    change,
    show,
    checked,
    bind,
    /** All props of a text field. */
    field: (name: Name) => ({
      ...bind(name),
      value: String(values[name] ?? ''),
      onChange: ({ target }: ChangeEvent<FieldElement>) => change({ [name]: target.value } as Partial<V>),
    }),
    /** Shows the server's errors. */
    setErrors(errors: FieldErrors<V>): void {
      setRefused(errors)
      refuse(errors)
    },
    /** Whether these fields are valid; shows their errors. */
    async areRight(names: readonly Name[]): Promise<boolean> {
      show(...names)
      const check = await load()
      const wrong = only(errorsOf(check, latest.current), (name) => names.includes(name as Name))
      focusFirst(wrong)
      return Object.keys(wrong).length === 0
    },
    submit: (send: (checked: Out) => void) => async (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault()
      const output = await checked()
      if (output) send(output)
    },
    reset(): void {
      setTyped({})
      setShown([])
      setRefused({})
    },
  }
}

const errorsOf = <V>(check: Check<V, unknown> | null, values: V): FieldErrors<V> => {
  const checked = check?.(values)
  return checked && 'errors' in checked ? checked.errors : {}
}

const only = <V>(errors: FieldErrors<V>, isKept: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name))) as FieldErrors<V>

export type Form<V extends object, Out = V> = ReturnType<typeof useForm<V, Out>>
