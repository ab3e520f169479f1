import * as z from 'zod'

/** The reply of a command without other data. */
export const Message = z.object({ message: z.string() })

/** `?page=` and `?page_size=`: counted from 1, at most 100 to a page. */
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
}

/**
 * Long lists are counted and paged up to this number: `X-Total-Count` is exact below it, and this number
 * means 'or more'.
 */
export const MAX_COUNTED = 1000
