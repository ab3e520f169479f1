import { assignCaptains as promise } from '@turnout/contract/teams'
import { assignCaptain } from '@turnout/rules/captains'
import { evolve, type GameEvent, sheetOf } from '@turnout/rules/game'
import { may } from '@turnout/rules/membership'
import { ok } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse as forbid } from '../../platform/http/refusal.ts'
import type { Turn } from '../evening/public.ts'
import { membershipId } from '../members/public.ts'
import { playToday } from './command.ts'

type Armband = { id: string; team: number }

export const assignCaptains = handle(
  promise,
  (deps: Deps) =>
    async ({ params, body, actor, transact, refuse }) => {
      const armbands = Object.entries(body)
        .map(([id, team]) => ({ id, team }))
        .sort((a, b) => a.team - b.team)
      return transact(async (sql) => {
        const own = await membershipId(sql, params.groupId, actor.id)
        await playToday(deps, sql, {
          name: 'assignCaptains',
          groupId: params.groupId,
          actor,
          refuse,
          may: may.nameCaptains,
          about: Object.keys(body),
          decide: (turn) => nameAll(turn, armbands, own),
        })
        return { message: 'Captain assigned successfully!' }
      })
    },
)

/** All of the armbands or none; a captain gives only free ones and their own. */
function nameAll(turn: Turn, armbands: readonly Armband[], own: string | null) {
  const events: GameEvent[] = []
  let evening = turn.evening
  for (const armband of armbands) {
    const { captain } = sheetOf(evening, armband.team)
    if (!may.pickForAnyTeam(turn.viewer) && captain !== null && captain !== own) forbid('not-allowed')
    const named = assignCaptain(evening, armband)
    if (!named.ok) return named
    events.push(...named.value)
    evening = named.value.reduce(evolve, evening)
  }
  return ok(events)
}
