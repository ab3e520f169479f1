/**
 * Room for a word of an answer. `prefetch.ts` writes it into the page that the build has rendered; the app passes it
 * from the query cache.
 */
export const placeholder = (field: string, text: string | undefined) =>
  ({ 'data-said': field, 'aria-hidden': true, children: text }) as const
