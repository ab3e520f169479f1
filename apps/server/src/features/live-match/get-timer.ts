import { getTimer as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { sha256 } from '../../platform/chance.ts'
import { handle, Prepared } from '../../platform/http/handle.ts'
import { encodeReply } from '../../platform/http/parse.ts'
import { seeGame } from './game.ts'
import type { Look } from './look.ts'
import { presentTimer } from './present.ts'

export const getTimer = handle(promise, (deps: Deps) => async ({ params, actor }) => {
  return preparedTimer(await seeGame(deps, params.gameId, actor))
})

/**
 * The tag leaves the server's time out: as long as the clock shows the same, nothing has changed. It is of what is
 * shown and not of the version alone, because after a restore a version comes a second time.
 */
export function preparedTimer({ game: { evening, version }, now }: Look): Prepared {
  const timer = presentTimer(evening, now)
  const bytes = Buffer.from(JSON.stringify(encodeReply(promise, timer)))
  const shown = sha256(JSON.stringify({ ...timer, server_time: null }))
  return new Prepared(bytes, `W/"${version}-${shown.slice(0, 12)}"`)
}
