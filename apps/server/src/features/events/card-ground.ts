import { SPORTS } from '@turnout/rules/sports'
import type { EventRow } from './store.ts'

/** The picture on the card of an event: of the sport that its title names, else of its category. */
export function groundOf({ category, title }: Pick<EventRow, 'category' | 'title'>): string {
  if (category !== null && category !== 'Sports & Recreation')
    return category.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const words = title.toLowerCase().replaceAll(' ', '-')
  return SPORTS.find(({ id }) => words.includes(id))?.id ?? 'football'
}
