import { type ComponentType, use } from 'react'
import { ChunkLoadError } from '../api/problem-error.ts'

/** The code of a page's content, on its way while the server is asked instead of after it. Stands in a `LoadBoundary`. */
export function eagerPart<P extends object>(loading: Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  let failure: unknown
  const settled = loading.then(
    (Part) => {
      Loaded = Part
    },
    (cause) => {
      failure = new ChunkLoadError(cause)
    },
  )
  return function EagerPart(props: P) {
    if (!Loaded && !failure) use(settled)
    if (failure) throw failure
    return Loaded && <Loaded {...props} />
  }
}
