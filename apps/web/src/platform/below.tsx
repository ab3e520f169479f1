import { type ReactNode, useDeferredValue, useEffect } from 'react'

const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/** Somebody who comes back to a page is where they were on it, for which all of it has to be there. */
let isWhole = came?.type !== 'navigate'

/**
 * What stands below the first screen of a page that the app starts with: drawn and laid out once that stands, so that
 * a slow phone shows the first screen sooner. Over once and for all then; pages that come after are drawn whole.
 */
export function Below({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(true, isWhole)
  useEffect(() => {
    isWhole ||= isDrawn
  })
  return isDrawn && children
}
