import { type ReactNode, useDeferredValue, useEffect } from 'react'

const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Somebody who comes back to a page is where they were on it, for which all of it has to be there. */
let isWhole = came?.type !== 'navigate'

/**
 * What stands below the first screen of a page: drawn and laid out once that stands, so that a slow phone shows the
 * first screen sooner. Only the first time; whoever comes back within the app sees the page whole at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, isWhole)
  useEffect(() => {
    isWhole ||= isDrawn
  })
  // by which the footer does not stand where this will be (`app-shell.module.css`)
  return isDrawn ? children : <i hidden data-more />
}
