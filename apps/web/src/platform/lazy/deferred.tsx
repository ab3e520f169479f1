import { type ReactNode, useDeferredValue, useEffect } from 'react'

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Somebody who comes back to a page is where they were on it, for which all of it has to be there. */
let rendersAtOnce = navigation?.type !== 'navigate'

/**
 * What stands below the first screen of a page: drawn and laid out once that stands, so that a slow phone shows the
 * first screen sooner. Only the first time; whoever comes back within the app sees the page whole at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(true, rendersAtOnce)
  useEffect(() => {
    rendersAtOnce ||= isRendered
  })
  // by which the footer does not stand where this will be (`app-shell.module.css`)
  return isRendered ? children : <i hidden data-more />
}
