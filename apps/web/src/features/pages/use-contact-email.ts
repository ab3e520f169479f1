import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

const readMetaTag = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="turnout:contact"]')?.content ?? null

/** Whom people may write to about this server, as the server wrote it into the page; null: its operator has not said. Undefined where the build draws, which cannot know. */
export const useContactEmail = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(neverChanges, readMetaTag, () => undefined)
