import { addScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { shortDate } from '@turnout/rules/dates'
import { may } from '@turnout/rules/membership'
import { addGame, changeNumbers } from '@turnout/rules/plan-game'
import { mapOk } from '@turnout/rules/result'
import { isDateTaken, sessionAt } from '../groups/public.ts'
import { numbersOf } from './apply-numbers.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { addedSlot } from './session-games.ts'

export const addScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  findSlot:
    ({ body }) =>
    (group) =>
      addedSlot(group, sessionAt(group, body.date, body.start_time, body.end_time)),
  async decide({ group, settings, game, slot, startedGames, at }) {
    const change = group.sessionChanges.find((one) => one.slot === slot)
    const decision = addGame(game, {
      at,
      isDateTaken: isDateTaken(group, slot, startedGames),
      movedTo: change?.session && change.session.date !== slot ? shortDate(change.session.date) : null,
    })
    // a game whose day the group had dropped did not follow the settings meanwhile
    return mapOk(decision, (events) => [...events, ...changeNumbers(game, numbersOf(group, settings), at)])
  },
})
