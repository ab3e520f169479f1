import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { usePrefetch } from '../lazy/lazy-part.tsx'
import { failures } from '../texts.ts'
import { toast } from '../toast.ts'

const UNAVAILABLE = 'lost'

export type LazyResolver<In extends FieldValues, Out> = {
  prefetch: () => void
  resolver: Resolver<In, unknown, Out>
}

/**
 * What somebody types is checked by the contract's own schemas, with the whole of zod: as much script as a third of
 * a page, and of no use before the first field has been filled in. So it comes after its form. Whoever is quicker
 * waits for it: a press on the button is answered when it is there.
 */
export function lazyResolver<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
): LazyResolver<In, Out> {
  let loading: Promise<Resolver<In, unknown, Out>> | undefined
  const preload = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  const resolver: Resolver<In, unknown, Out> = async (...args) => {
    const resolve = await preload().catch(() => null)
    // nothing goes out unchecked, and no field is to blame
    return resolve
      ? resolve(...args)
      : { values: {}, errors: { root: { type: UNAVAILABLE } } as FieldErrors<In> }
  }
  return { prefetch: () => void preload().catch(() => undefined), resolver }
}

/** A form whose checks come later; when they cannot be had, the press that needs them says so. */
export function useCheckedForm<In extends FieldValues, Out>(
  lazy: LazyResolver<In, Out>,
  props: Omit<UseFormProps<In, unknown, Out>, 'resolver'>,
): UseFormReturn<In, unknown, Out> {
  const form = useForm<In, unknown, Out>({ ...props, resolver: lazy.resolver })
  usePrefetch(lazy)
  const handleSubmit: typeof form.handleSubmit = (valid, invalid) =>
    form.handleSubmit(valid, (errors, event) => {
      if (errors.root?.type === UNAVAILABLE) toast.failed(failures.missingCode)
      return invalid?.(errors, event)
    })
  return { ...form, handleSubmit }
}
