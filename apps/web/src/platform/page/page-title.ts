import { createPageSlot, useSetPageSlot } from './page-slot.ts'

/** Read without being drawn: a live match says its clock here each second, and nothing else changes for it. */
export const pageTitle = createPageSlot<string>()

/** A page that knows more than its route says so: 'Canal Side Kickabout', 'Blue 2–1 Orange, 4:12'. */
export const usePageTitle = (title: string | null): void => useSetPageSlot(pageTitle, title)
