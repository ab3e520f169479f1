import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

const readMetaTag = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="turnout:contact"]')?.content ?? null

/** The operator's email for this server, which the server writes into the page; null without one, undefined at build time. */
export const useContactEmail = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(neverChanges, readMetaTag, () => undefined)
