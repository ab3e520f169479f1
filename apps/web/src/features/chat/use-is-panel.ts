import { useMedia } from '../../ui/use-media.ts'

/** Whether the window has room for the chat next to the page of its group. */
export const useIsPanel = (): boolean => useMedia('(min-width: 75em)')
