import { selectPlayers as promise } from '@turnout/contract/teams'
import { selectPlayers as pick } from '@turnout/rules/draft'
import { evolve, type GameEvent, sheetOf } from '@turnout/rules/game'
import { may } from '@turnout/rules/membership'
import { ok, refuse as refused } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse as forbid } from '../../platform/http/refusal.ts'
import type { Turn } from '../evening/public.ts'
import { membershipId } from '../members/public.ts'
import { byTeam, playToday } from './command.ts'

export const selectPlayers = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) =>
      transact(async (sql) => {
        const own = await membershipId(sql, params.groupId, actor.id)
        await playToday(deps, sql, {
          name: 'selectPlayers',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.pickForOwnTeam,
          about: Object.values(body).flat(),
          decide: (turn) => pickAll(turn, byTeam(body), own),
        })
        return { message: 'Players drafted successfully!' }
      }),
)

/** All of the picks or none; a captain picks for their own team only. */
function pickAll(turn: Turn, picks: ReturnType<typeof byTeam>, own: string | null) {
  const events: GameEvent[] = []
  let evening = turn.evening
  for (const one of picks) {
    if (!may.pickForAnyTeam(turn.viewer) && sheetOf(evening, one.team).captain !== own) forbid('not-allowed')
    const picked = pick(evening, one)
    if (!picked.ok) return picked
    events.push(...picked.value)
    evening = picked.value.reduce(evolve, evening)
  }
  return events.length > 0 ? ok(events) : refused('nobody-selected')
}
