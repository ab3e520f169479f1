import * as z from 'zod'
import { model } from './endpoint.ts'

export const Membership = model('Membership', {
  is_member: z.boolean(),
  is_pending: z.boolean(),
  role: z.enum(['member', 'admin']).nullable(),
  is_creator: z.boolean(),
})
export type Membership = z.output<typeof Membership>
