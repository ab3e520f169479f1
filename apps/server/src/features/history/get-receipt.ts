import { getReceipt as endpoint } from '@turnout/contract/history'
import { Receipt } from '@turnout/contract/receipt'
import * as z from 'zod'
import { handle } from '../../handle.ts'
import { fileName } from '../../platform/http/file-name.ts'
import { Download } from '../../platform/http/handle.ts'
import { loadPastGame } from './past-game.ts'
import { presentReceipt } from './present.ts'

export const getReceipt = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const past = await loadPastGame(deps, params.gameId, actor, refuse)
  // indented, because people also open the file
  const text = JSON.stringify(z.encode(Receipt, presentReceipt(past)), null, 1)
  return new Download(`${text}\n`, fileName(past.group.name, past.gameRow.date, 'json'))
})
