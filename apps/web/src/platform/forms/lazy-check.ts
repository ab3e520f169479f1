/** The sentence at each field that is wrong. */
export type FieldErrors<V> = { [F in keyof V]?: string }
/** What was typed as the contract wants it, or what is wrong with it. */
export type Check<V, Out> = (values: V) => { output: Out } | { errors: FieldErrors<V> }

export type LazyCheck<V, Out> = { load: () => Promise<Check<V, Out>>; prefetch: () => void }

/**
 * What somebody types is checked by the contract's own schemas, with the whole of zod: as much script as a third of
 * a page, and of no use before the first field has been filled in. So it comes after its form. Whoever is quicker
 * waits for it: a press on the button is answered when it is there.
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
