import { useSyncExternalStore } from 'react'

/** For what a style sheet cannot decide: what is there, in which order, and for how long. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (tell) => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
    () => false,
  )
