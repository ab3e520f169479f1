import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Cost } from './wire/cost.ts'

const PaidLine = z.object({
  /** For a guest whom no member announced, the id of their arrival. */
  user_id: z.uuid(),
  name: z.string(),
  is_guest: z.boolean(),
  profile_image_url: z.string().nullable(),
  /** Guests with a place, for whom this person pays. */
  guest_count: z.number().int(),
  /**
   * For this person and their guests, in the smallest unit of the currency; 0 for a person who has paid and
   * is out since.
   */
  amount: z.number().int(),
  /** The part that is not paid, such as for guests who came after the mark or a price that rose since. */
  due: z.number().int(),
  is_paid: z.boolean(),
})
export type PaidLine = z.output<typeof PaidLine>

/** What one game costs and who has paid, as a list only: no payment passes through this server. */
export const PaidList = model('PaidList', {
  game_id: z.uuid(),
  date: z.string(),
  /** Null: it costs nothing. */
  cost: Cost.nullable(),
  /** Everyone who pays, by name, for admins; for a member their own line alone. */
  lines: z.array(PaidLine),
  can_manage: z.boolean(),
  /** The last game before this one that cost something. */
  previous: z.object({ game_id: z.uuid(), date: z.string() }).nullable(),
})
export type PaidList = z.output<typeof PaidList>

export const getPaidList = endpoint(
  'getPaidList',
  'GET /sport-groups/:groupId/scheduled-games/:gameId/paid-list',
  {
    summary: 'Who pays for one game and who has paid. Members see their own line only.',
    reply: PaidList,
    problems: ['group-not-found', 'scheduled-game-not-found'],
  },
)

export const markPaid = endpoint(
  'markPaid',
  'PUT /sport-groups/:groupId/scheduled-games/:gameId/paid-list/:userId',
  {
    summary:
      'Mark that a member or a guest on the list has paid, or has not; also after the game. For admins.',
    body: z.strictObject({ paid: z.boolean() }),
    reply: PaidList,
    problems: [
      'group-not-found',
      'scheduled-game-not-found',
      'member-not-found',
      'no-cost',
      'not-on-paid-list',
    ],
  },
)
