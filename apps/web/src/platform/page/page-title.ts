import { createPageSlot, useSetPageSlot } from './page-slot.ts'

/** Read without being drawn: a live match says its clock here each second, and nothing else changes for it. */
export const pageTitle = createPageSlot<string>()

/** A page that knows more than its route says so: 'Canal Side Kickabout', 'Blue 2–1 Orange, 4:12'. */
export const usePageTitle = (title: string | null): void => useSetPageSlot(pageTitle, title)

/**
 * In a drawn page that waits for its answer the server writes here what a link to the address says of itself
 * (`link-preview.ts`), so that the name of a group or an event can be read before the app has come.
 */
export const PREVIEW_TITLE = import.meta.env.SSR ? '{{title}}' : '\u00a0'
export const PREVIEW_DESCRIPTION = import.meta.env.SSR ? '{{description}}' : '\u00a0'
