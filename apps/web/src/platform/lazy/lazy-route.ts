import { lazyRouteComponent } from '@tanstack/react-router'
import { ChunkLoadError } from '../api/problem-error.ts'

let failure: unknown = null

export const hasChunkFailed = (): boolean => failure !== null

/**
 * The router loads the page anew for code that is nowhere any more; without a signal nobody would have any page
 * then, so it is said instead. What failed once is not tried again here: it would come without its styles.
 */
export const lazyRoute: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(async () => {
    try {
      if (failure === null) return await importer()
    } catch (cause) {
      failure = cause
    }
    throw navigator.onLine ? failure : new ChunkLoadError(failure)
  }, exportName)
