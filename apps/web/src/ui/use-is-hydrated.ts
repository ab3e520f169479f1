import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on a prerendered page, until hydration is complete. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
