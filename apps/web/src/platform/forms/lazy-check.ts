/** The error of each wrong field. */
export type FieldErrors<V> = { [F in keyof V]?: string }
/** The input in the form of the contract, or its errors. */
export type Check<V, Out> = (values: V) => { output: Out } | { errors: FieldErrors<V> }

export type LazyCheck<V, Out> = { load: () => Promise<Check<V, Out>>; prefetch: () => void }

/**
 * Input is checked by the contract's own schemas, with all of zod: as much script as a third of a page, and of no
 * use before the first field is filled in. So it loads after its form. A press on the button before that is answered
 * once the script is there.
 */
export function lazyCheck<V, Out>(fetchCheck: () => Promise<Check<V, Out>>): LazyCheck<V, Out> {
  let loading: Promise<Check<V, Out>> | undefined
  const load = () => {
    loading ??= fetchCheck().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  return { load, prefetch: () => void load().catch(() => undefined) }
}
