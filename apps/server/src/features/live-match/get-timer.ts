import { getTimer as endpoint } from '@turnout/contract/live-match'
import { handle } from '../../handle.ts'
import { sha256 } from '../../platform/chance.ts'
import { EncodedReply } from '../../platform/http/handle.ts'
import { encodeReply } from '../../platform/http/parse-request.ts'
import { authorizeGameView, identifyViewer } from './game-access.ts'
import type { GameView } from './game-view.ts'
import { presentTimer } from './present-clock.ts'

export const getTimer = handle(
  endpoint,
  async ({ params, actor, refuse }, deps) => {
    return encodedTimer(await authorizeGameView(deps, params.gameId, actor, refuse))
  },
  { identify: identifyViewer },
)

/**
 * The tag ignores the server's time, so it changes only with what the clock shows. It covers the content, because
 * after a restore a version number occurs a second time.
 */
export function encodedTimer({ gameRow: { evening: game, version }, now }: GameView): EncodedReply {
  const timer = presentTimer(game, now)
  const bytes = Buffer.from(JSON.stringify(encodeReply(endpoint, timer)))
  const contentHash = sha256(JSON.stringify({ ...timer, server_time: null }))
  return new EncodedReply(bytes, `W/"${version}-${contentHash.slice(0, 12)}"`)
}
