import { changeStandingAnswer as endpoint } from '@turnout/contract/standing-answer'
import { may } from '@turnout/rules/membership'
import { answerStanding } from '@turnout/rules/plan-game'
import type { Deps } from '../../deps.ts'
import { command } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import { authorizeGroup, findStartedGames, localDate, lockGroup } from '../groups/public.ts'
import { recordEvents } from './record-events.ts'
import { gamesToCome } from './session-games.ts'
import { type AskingGroup, readStandingAnswer, standingFor } from './standing-answers.ts'
import { setStandingDays } from './standing-store.ts'
import { findSettings } from './store.ts'

export const changeStandingAnswer = command(endpoint, async (sql, request, deps) => {
  const { body, actor } = request
  // an exclusive lock like the sweep's: a game that opens now sees either the old or the new days
  const { group } = await authorizeGroup(sql, request, may.answer, lockGroup)
  const settings = await findSettings(sql, group.id)
  const at = await deps.clock.now(sql)
  await setStandingDays(sql, {
    ...{ groupId: group.id, userId: actor.id, weekdays: [...new Set(body.weekdays)] },
    ...{ setAt: new Date(at), since: localDate(group.timeZone, at) },
  })
  await answerOpenGames(deps, sql, { group, settings }, { actorId: actor.id, at })
  return readStandingAnswer(sql, { group, settings }, actor.id)
})

/** [H-27] Answers open games that still wait for this person's answer. */
async function answerOpenGames(
  deps: Pick<Deps, 'publish'>,
  sql: Sql,
  { group, settings }: AskingGroup,
  { actorId, at }: { actorId: string; at: number },
): Promise<void> {
  const startedGames = await findStartedGames(sql, group.id, at)
  for (const { row, game } of await gamesToCome(sql, group, settings, { now: at, startedGames })) {
    const standing = await standingFor(sql, { group, settings }, { id: row.id, game })
    const own = standing.filter(({ personId }) => personId === actorId)
    const events = answerStanding(game, own, at)
    await recordEvents(deps, sql, row, game, { command: endpoint.name, actorId, at, events })
  }
}
