import { moveScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { GO_OR_NO_GO_BEFORE_MS } from '@turnout/rules/game-steps'
import { may } from '@turnout/rules/membership'
import { moveGame } from '@turnout/rules/plan-game'
import { plannedOn, sessionAt } from '../groups/public.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { hasArrivals } from './store.ts'

export const moveScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  async decide({ sql, group, game, at }, { body }) {
    const session = sessionAt(group, body.date, body.start_time, body.end_time)
    const isSameDay = session.date === game.session.date
    return moveGame(
      game,
      { session, venue: null },
      {
        at,
        hasArrivals: await hasArrivals(sql, group.id, game.session.date),
        isDateTaken: !isSameDay && plannedOn(group, session.date) !== null,
        timetable: { previousEndsAt: null, goOrNoGoAt: session.startsAt - GO_OR_NO_GO_BEFORE_MS },
      },
    )
  },
})
