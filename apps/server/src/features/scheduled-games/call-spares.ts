import { callSpares as endpoint } from '@turnout/contract/scheduled-games'
import { answerOf } from '@turnout/rules/attendance'
import { may } from '@turnout/rules/membership'
import { callSpares as decide } from '@turnout/rules/plan-game'
import { refuse } from '@turnout/rules/result'
import { scheduledCommand } from './scheduled-command.ts'
import { findPeople } from './store.ts'

export const callSpares = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  decide: async ({ settings, game, at }) =>
    !settings || settings.mode === 'off' ? refuse('answers-off') : decide(game, at),
  extend: async ({ sql, group, game }) => {
    const people = await findPeople(sql, group.id)
    const isAsked = ({ userId, isSpare }: (typeof people)[number]) =>
      isSpare && answerOf(game.attendance, userId) === null
    return { asked_count: people.filter(isAsked).length }
  },
})
