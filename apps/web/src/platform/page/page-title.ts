import { createPageSlot, useSetPageSlot } from './page-slot.ts'

/** Changes without a render: a live match writes its clock here each second. */
export const pageTitle = createPageSlot<string>()

/** A title with more than the route knows: 'Canal Side Kickabout', 'Blue 2–1 Orange, 4:12'. */
export const usePageTitle = (title: string | null): void => useSetPageSlot(pageTitle, title)

/**
 * Into a prerendered page that waits for its answer the server writes the title of the link preview here
 * (`link-preview.ts`), so that the name of a group or an event can be read before the app has loaded.
 */
export const PREVIEW_TITLE = import.meta.env.SSR ? '{{title}}' : '\u00a0'
export const PREVIEW_DESCRIPTION = import.meta.env.SSR ? '{{description}}' : '\u00a0'
