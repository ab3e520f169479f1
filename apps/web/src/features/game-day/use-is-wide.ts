import { useMedia } from '../../ui/use-media.ts'

/** Columns instead of the action bar: the order in the page has to be the order on the screen. */
export const useIsWide = (): boolean => useMedia('(min-width: 62.5em)')
