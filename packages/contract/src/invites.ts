import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

/** The value of `?invite=`. Longer than any token of ours, so that a damaged one still gets an answer. */
export const InviteToken = z.string().max(200)

export const Invite = model('Invite', {
  /** The token in the link to the join page; null while the link is switched off. */
  token: z.string().nullable(),
  /** A person who comes with the link is a member at once. */
  join_at_once: z.boolean(),
})
export type Invite = z.output<typeof Invite>

export const getInvite = endpoint('getInvite', 'GET /sport-groups/:groupId/invite', {
  summary: 'The link that members pass on.',
  reply: Invite,
  problems: ['group-not-found'],
})

export const changeInvite = endpoint('changeInvite', 'PUT /sport-groups/:groupId/invite', {
  summary: 'Switch the link off or on, and say whether it lets in at once.',
  body: z.strictObject({ is_active: z.boolean(), join_at_once: z.boolean() }).partial(),
  reply: Invite,
  secretReply: true,
  problems: ['group-not-found'],
})

export const renewInvite = endpoint('renewInvite', 'POST /sport-groups/:groupId/invite/renew', {
  summary: 'A new link, switched on. The old one is worth nothing any more.',
  reply: Invite,
  secretReply: true,
  problems: ['group-not-found'],
})

export const previewInvite = endpoint('weighInvite', 'GET /sport-groups/:groupId/invite/worth', {
  access: 'optional',
  summary: 'What a link is worth: nothing (old or wrong), a request, or a place at once.',
  query: z.object({ invite: InviteToken }),
  reply: z.object({ worth: z.enum(['none', 'asks', 'joins']) }),
  problems: ['group-not-found'],
})
