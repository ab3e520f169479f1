import { lazyRouteComponent } from '@tanstack/react-router'
import { LostCode } from './problem-error.ts'

let lost: unknown = null

export const isCodeLost = (): boolean => lost !== null

/**
 * The router loads the page anew for code that is nowhere any more; without a signal nobody would have any page
 * then, so it is said instead. What failed once is not tried again here: it would come without its styles.
 */
export const lazily: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(async () => {
    try {
      if (lost === null) return await importer()
    } catch (cause) {
      lost = cause
    }
    throw navigator.onLine ? lost : new LostCode(lost)
  }, exportName)
