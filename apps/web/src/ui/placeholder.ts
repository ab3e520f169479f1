/**
 * Room in a waiting page for words that the server says. The script before the app (`head-start.ts`) writes them in as
 * soon as they come; whoever listens to the page hears them when the page itself is here.
 */
export const placeholder = (field: string) =>
  ({ 'data-said': field, 'aria-hidden': true, children: filledTexts.get(field) }) as const

let filledTexts: ReadonlyMap<string, string> = new Map()

/** What stands there already the app's own waiting page says too, or it would go out once more before it stays. */
export function keepPlaceholders(page: ParentNode): void {
  const slots = [...page.querySelectorAll<HTMLElement>('[data-said]')]
  filledTexts = new Map(slots.map(({ dataset, textContent }) => [dataset.said ?? '', textContent]))
}

export function forgetPlaceholders(): void {
  filledTexts = new Map()
}
