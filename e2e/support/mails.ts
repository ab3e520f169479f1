import { mailTo } from '../../apps/server/src/features/accounts/testing.ts'
import type { RunningServer } from './server.ts'

/** The link in the last mail to this address. */
export async function linkTo(server: RunningServer, address: string): Promise<string> {
  const mails = await mailTo(server, address)
  const link = /https?:\/\/\S+/.exec(mails.at(-1)?.text ?? '')?.[0]
  if (!link)
    throw new Error(`No letter with a link has come for ${address}; there were ${mails.length} letters.`)
  return link
}
