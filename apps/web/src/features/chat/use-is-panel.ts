import { useMedia } from '../../ui/use-media.ts'

/** Where the window has room for both, the chat stands beside its group's page. */
export const useIsPanel = (): boolean => useMedia('(min-width: 75em)')
