import * as z from 'zod'

export const Membership = z
  .object({
    is_member: z.boolean(),
    is_pending: z.boolean(),
    role: z.enum(['member', 'admin']).nullable(),
    is_creator: z.boolean(),
  })
  .meta({ id: 'Membership' })
export type Membership = z.output<typeof Membership>
