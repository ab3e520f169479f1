import { listSessions as endpoint } from '@turnout/contract/sessions'
import { handle } from '../../handle.ts'
import { presentSession } from './present.ts'
import { liveSessions } from './session-store.ts'

export const listSessions = handle(endpoint, async ({ actor }, { sql, clock }) => {
  const rows = await liveSessions(sql, actor.id, new Date(await clock.now(sql)))
  return rows.map((row) => presentSession(row, actor.sessionId))
})
