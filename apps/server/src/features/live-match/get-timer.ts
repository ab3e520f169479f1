import { getTimer as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle, Prepared } from '../../platform/http/handle.ts'
import { encodeReply } from '../../platform/http/parse.ts'
import { seeGame } from './game.ts'
import { presentTimer } from './present.ts'

/** The tag leaves the server's time out: as long as the clock shows the same, nothing has changed. */
export const getTimer = handle(promise, (deps: Deps) => async ({ params, actor }) => {
  const { game } = await seeGame(deps.sql, params.gameId, actor)
  const timer = presentTimer(game.evening, await deps.clock.now(deps.sql))
  const bytes = Buffer.from(JSON.stringify(encodeReply(promise, timer)))
  return new Prepared(bytes, `W/"${game.version}-${timer.remaining_seconds}"`)
})
