import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the script is there: not yet on a page as the build drew it, and not while that page becomes the app. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
