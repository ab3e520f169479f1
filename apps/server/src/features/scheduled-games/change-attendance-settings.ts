import { changeAttendanceSettings as endpoint } from '@turnout/contract/attendance-settings'
import { may } from '@turnout/rules/membership'
import { command } from '../../handle.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { authorizeGroup, localDate, lockGroup } from '../groups/public.ts'
import { applyNumbers } from './apply-numbers.ts'
import { storedCost } from './cost.ts'
import { listOpenGames } from './open-games-store.ts'
import { presentSettings } from './present-settings.ts'
import { placesOf } from './session-games.ts'
import { restartStandingAnswers } from './standing-store.ts'
import { findSettings, isAsking, setSettings } from './store.ts'
import { skipUnaskedGames } from './sweep.ts'

export const changeAttendanceSettings = command(endpoint, async (sql, request, deps) => {
  const { body, actor, refuse } = request
  // an exclusive lock, so that no answer is decided by the old settings
  const { group } = await authorizeGroup(sql, request, may.manageScheduledGames, lockGroup)
  const at = await deps.clock.now(sql)
  const places = placesOf(group, body)
  if (places !== null && body.minimum !== null && body.minimum > places) refuse('too-few-places', { places })
  const before = await findSettings(sql, group.id)
  const cost = body.cost === undefined ? before && storedCost(before) : body.cost
  const settings = await setSettings(sql, {
    groupId: group.id,
    mode: body.mode,
    places: body.places,
    minimum: body.minimum,
    guestsAllowed: body.guests_allowed,
    fairPlaces: body.fair_places,
    costAmount: cost?.amount ?? null,
    costCurrency: cost?.currency ?? null,
    strangersMayFind: body.strangers_may_find ?? before?.strangersMayFind ?? false,
    dueAt: body.mode === 'off' ? null : new Date(at),
  })
  const entry = { command: endpoint.name, actorId: actor.id, at }
  if (!isAsking(before)) {
    await restartStandingAnswers(sql, group.id, localDate(group.timeZone, at))
    await skipUnaskedGames(deps, sql, { group, settings }, entry)
  }
  await applyNumbers(deps, sql, { group, settings }, entry)
  await listOpenGames(sql, group, settings, at)
  // also if no game has answers yet
  await publishChangeIn(sql, group.id)
  return presentSettings(settings)
})
