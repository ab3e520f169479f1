import { addScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { addGame } from '@turnout/rules/plan-game'
import { plannedOn, sessionAt, shortDay } from '../groups/public.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { addedSlot } from './session-games.ts'

export const addScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  findSlot:
    ({ body }) =>
    (group) =>
      addedSlot(group, sessionAt(group, body.date, body.start_time, body.end_time)),
  async decide({ group, game, slot, at }) {
    const change = group.sessionChanges.find((one) => one.slot === slot)
    return addGame(game, {
      at,
      isDateTaken: plannedOn(group, slot) !== null,
      movedTo: change?.session && change.session.date !== slot ? shortDay(change.session.date) : null,
    })
  },
})
