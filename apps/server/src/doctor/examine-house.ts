import { statfs } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { backupsIn, keptIn, newestBy } from '../platform/backup/kept-backups.ts'
import { filesOf } from '../platform/files/names.ts'
import type { Storage } from '../platform/files/storage.ts'
import { newId } from '../platform/ids.ts'
import { type Finding, fine, look, reasonOf, wrong } from './finding.ts'

const GB = 1024 ** 3
const DAY_MS = 24 * 3_600_000

export function examineAddress({ publicUrl, trustProxy }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return look(
      'address',
      `Links in mails lead to ${publicUrl}, which opens on this machine only. Set PUBLIC_URL to how people reach it.`,
    )
  if (protocol !== 'https:')
    return look(
      'address',
      `${publicUrl} is not encrypted: phones then give no position and install no app. Put a proxy with TLS in front and set PUBLIC_URL to https.`,
    )
  if (!trustProxy)
    return look(
      'address',
      `${publicUrl} is served by a proxy, and TRUST_PROXY is not set: all visitors look like one, and share one limit.`,
    )
  return fine('address', `People reach it at ${publicUrl}.`)
}

export const examineContact = ({ contactEmail }: Config): Finding =>
  contactEmail
    ? fine('contact', `The contact page names ${contactEmail}.`)
    : look(
        'contact',
        'The contact page names nobody and sends people to their organisers. Set CONTACT_EMAIL to whom they may write to.',
      )

/** Says hello to the mail server and signs in, without sending anything. */
export async function examineMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (!smtpUrl)
    return look(
      'mail',
      `Mails become files in ${dataDir}/mail. Set SMTP_URL and MAIL_FROM for them to reach people.`,
    )
  const { host } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  })
  try {
    await transport.verify()
    return fine('mail', `${host} answers and knows us.`)
  } catch (error) {
    return wrong(
      'mail',
      `${host} does not take mails from us: ${reasonOf(error)}. Is SMTP_URL right? Mails wait until it answers.`,
    )
  } finally {
    transport.close()
  }
}

const whereOf = ({ s3, dataDir }: Config): string => (s3 ? s3.endpoint : `${dataDir}/uploads`)

/** Writes, reads and removes a file of its own. */
export async function examineStorage(storage: Storage, config: Config): Promise<Finding> {
  const where = whereOf(config)
  const [name = ''] = filesOf(newId())
  const written = Buffer.from('the doctor was here')
  try {
    await storage.ready()
    await storage.put(name, written)
    const file = await storage.open(name)
    const read = file ? Buffer.concat(await file.body.toArray()) : null
    await storage.remove(name)
    return read?.equals(written)
      ? fine('pictures', `${where} can be written and read.`)
      : wrong('pictures', `${where} gives back something else than was written. Use another store.`)
  } catch (error) {
    return wrong(
      'pictures',
      `${where} does not work: ${reasonOf(error)}. ${config.s3 ? 'Are S3_ENDPOINT, S3_KEY_ID and S3_SECRET right?' : 'May this account write there?'}`,
    )
  }
}

export async function examineDisk({ dataDir }: Config): Promise<Finding> {
  const room = await statfs(dataDir).catch(() => null)
  if (!room) return look('disk', `${dataDir} is not there yet. The first start makes it.`)
  const free = room.bavail * room.bsize
  const said = `${(free / GB).toFixed(1)} GB are free in ${dataDir}`
  if (free < GB / 2) return wrong('disk', `${said}: pictures and backups are refused below 0.5. Make room.`)
  return free < 2 * GB ? look('disk', `${said}. Make room before it is full.`) : fine('disk', `${said}.`)
}

export async function examineBackups(config: Config, now = Date.now()): Promise<Finding> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl)
    return look(
      'backups',
      'None is made by itself on a PostgreSQL of your own. Let turnout backup run each day.',
    )
  const newest = newestBy(now, await keptIn(backupsIn(dataDir)))
  if (!newest)
    return look(
      'backups',
      `There is none yet in ${backupsIn(dataDir)}. The first comes within an hour of the first account.`,
    )
  if (now - newest.at >= 1.5 * DAY_MS)
    return look(
      'backups',
      `The last is ${newest.name}, more than a day old. Does Turnout run, and is there room? The log says why.`,
    )
  return newest.lacks === ''
    ? fine('backups', `The last is ${newest.name}. Keep copies of it on another machine.`)
    : look(
        'backups',
        `The last is ${newest.name}. Some pictures could not be read; the log names them. Look for them in ${whereOf(config)}, and in an older backup.`,
      )
}
