import type { ScheduledGameDetails } from '@turnout/contract/scheduled-games'

const STARTS_AT = Date.parse('2026-06-16T18:00:00Z')

/** The day before the game. */
export const MONDAY = STARTS_AT - 24 * 60 * 60 * 1000

/** A game on Tuesday by the canal, without answers. */
export const aScheduledGame = (changes: Partial<ScheduledGameDetails> = {}): ScheduledGameDetails => ({
  ...{ id: 'tuesday', group_id: 'canal', group_name: 'Canal Tuesdays', sports_type: 'football' },
  ...{ date: '2026-06-16', start_time: '19:00', end_time: '21:00', time_zone: 'Europe/London' },
  ...{ starts_at: STARTS_AT, ends_at: STARTS_AT + 2 * 60 * 60 * 1000 },
  ...{ venue_name: 'Weaver Street', venue_address: '1 Weaver Street, London', is_elsewhere: false },
  ...{ state: 'planned', moved_from: null, reason: null, mode: 'who_comes', cost: null },
  ...{ places: null, minimum: null, guests_allowed: false, can_call_spares: false, can_manage: false },
  ...{ going_count: 0, waiting_count: 0, not_going_count: 0 },
  ...{ going: [], waiting: [], not_going: [], unanswered: [] },
  my_answer: {
    ...{ answer: null, position: null, is_offered: false, at_short_notice: true },
    ...{ is_behind: false, is_standing: false, guests: [] },
  },
  ...changes,
})
