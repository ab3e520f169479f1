import { moveScheduledGame as endpoint } from '@turnout/contract/scheduled-games'
import { may } from '@turnout/rules/membership'
import { moveGame } from '@turnout/rules/plan-game'
import { isDateTaken, sessionAt } from '../groups/public.ts'
import { scheduledCommand } from './scheduled-command.ts'
import { countArrivals, isAsking } from './store.ts'
import { timetableOf } from './timetable.ts'

export const moveScheduledGame = scheduledCommand(endpoint, {
  may: may.manageScheduledGames,
  changesDate: true,
  async decide({ sql, group, settings, game, startedGames, at }, { body }) {
    const session = sessionAt(group, body.date, body.start_time, body.end_time)
    const isSameDay = session.date === game.session.date
    return moveGame(
      game,
      { session, venue: body.venue === undefined ? game.venue : body.venue },
      {
        at,
        hasArrivals: (await countArrivals(sql, group.id, game.session.date)) > 0,
        isDateTaken: !isSameDay && isDateTaken(group, session.date, startedGames),
        isAsking: isAsking(settings),
        timetable: timetableOf(group, session, []),
      },
    )
  },
})
