import { changeAttendanceSettings as endpoint } from '@turnout/contract/attendance-settings'
import { may } from '@turnout/rules/membership'
import { changeNumbers } from '@turnout/rules/plan-game'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../platform/db/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { type GroupRow, lockGroup } from '../groups/public.ts'
import { viewerOf } from '../members/public.ts'
import { presentSettings } from './present-settings.ts'
import { recordEvents } from './record-events.ts'
import { gamesToCome, placesOf } from './session-games.ts'
import { type SettingsRow, setSettings } from './store.ts'

export const changeAttendanceSettings = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, body, actor, refuse, transact }) =>
      transact(async (sql) => {
        // alone, so that no answer is decided by the settings of before
        const group = (await lockGroup(sql, params.groupId)) ?? refuse('group-not-found')
        if (!may.manageScheduledGames(await viewerOf(sql, actor, group.id))) refuse('not-allowed')
        const settings = await setSettings(sql, {
          groupId: group.id,
          mode: body.mode,
          places: body.places,
          minimum: body.minimum,
          guestsAllowed: body.guests_allowed,
          fairPlaces: body.fair_places,
        })
        await applyToGames(deps, sql, group, settings, actor.id, await deps.clock.now(sql))
        // also where no game has answers yet
        await publishChangeIn(sql, group.id)
        return presentSettings(settings)
      }),
)

/** Games to come that have answers get the new numbers; the others are made from the settings anyway. */
async function applyToGames(
  deps: Deps,
  sql: Sql,
  group: GroupRow,
  settings: SettingsRow,
  actorId: string,
  at: number,
): Promise<void> {
  const numbers = { places: placesOf(group, settings), minimum: settings.minimum }
  for (const { row, game } of await gamesToCome(sql, group, settings, at)) {
    const events = changeNumbers(game, numbers, at)
    await recordEvents(deps, sql, row, game, { command: endpoint.name, actorId, at, events })
  }
}
