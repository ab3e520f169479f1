import { mailTo } from '../../apps/server/src/features/accounts/testing.ts'
import type { Turnout } from './turnout.ts'

/** The link in the last letter to somebody, as they would tap it. */
export async function linkTo(server: Turnout, address: string): Promise<string> {
  const letters = await mailTo(server, address)
  const link = /https?:\/\/\S+/.exec(letters.at(-1)?.text ?? '')?.[0]
  if (!link)
    throw new Error(`No letter with a link has come for ${address}; there were ${letters.length} letters.`)
  return link
}
