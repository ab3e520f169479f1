import * as z from 'zod'

/** What a command says when there is nothing else to say. */
export const Message = z.object({ message: z.string() })

/** `?page=` and `?page_size=`: counted from 1, at most 100 to a page. */
export const Paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(20),
}

/**
 * Lists that may be of any length are counted and paged so far and no further: `X-Total-Count` is exact below
 * this, and this says 'or more'.
 */
export const MAX_COUNTED = 1000
