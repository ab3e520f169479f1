import { useEffect } from 'react'
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { failures } from './texts.ts'
import { toast } from './toast.ts'

const LOST = 'lost'

export type Checks<In extends FieldValues, Out> = {
  fetch: () => Promise<Resolver<In, unknown, Out>>
  resolver: Resolver<In, unknown, Out>
}

/**
 * What somebody types is checked by the contract's own schemas, with the whole of zod: as much script as a third of
 * a page, and of no use before the first field has been filled in. So it comes after its form. Whoever is quicker
 * waits for it: a press on the button is answered when it is there.
 */
export function checksLater<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
): Checks<In, Out> {
  let fetched: Promise<Resolver<In, unknown, Out>> | undefined
  const fetch = () => {
    fetched ??= load().catch((cause: unknown) => {
      fetched = undefined
      throw cause
    })
    return fetched
  }
  const resolver: Resolver<In, unknown, Out> = async (...said) => {
    const check = await fetch().catch(() => null)
    // nothing goes out unchecked, and no field is to blame
    return check ? check(...said) : { values: {}, errors: { root: { type: LOST } } as FieldErrors<In> }
  }
  return { fetch, resolver }
}

/** A form whose checks come later; when they cannot be had, the press that needs them says so. */
export function useCheckedForm<In extends FieldValues, Out>(
  { fetch, resolver }: Checks<In, Out>,
  props: Omit<UseFormProps<In, unknown, Out>, 'resolver'>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({ ...props, resolver })
  useEffect(() => void fetch().catch(() => undefined), [fetch])
  const handleSubmit: typeof form.handleSubmit = (valid, invalid) =>
    form.handleSubmit(valid, (errors, event) => {
      if (errors.root?.type === LOST) toast.failed(failures.lostCode)
      return invalid?.(errors, event)
    })
  return { ...form, handleSubmit }
}
