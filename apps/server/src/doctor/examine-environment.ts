import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { backupsFolder, listBackups, newestBackup } from '../platform/backup/backup-retention.ts'
import { restoreOwner } from '../platform/db/privileges.ts'
import { pictureFiles } from '../platform/files/picture-names.ts'
import type { Storage } from '../platform/files/storage.ts'
import { newId } from '../platform/ids.ts'
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts'

const GB = 1024 ** 3
const DAY_MS = 24 * 3_600_000

export function examineAddress({ publicUrl, trustProxy }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  if (/^(localhost|127\.|\[::1\])/.test(hostname))
    return warn(
      'address',
      `Links in mails lead to ${publicUrl}, which opens on this machine only. Set PUBLIC_URL to how people reach it.`,
    )
  if (protocol !== 'https:')
    return warn(
      'address',
      `${publicUrl} is not encrypted: phones then give no position and install no app. Put a proxy with TLS in front and set PUBLIC_URL to https.`,
    )
  if (!trustProxy)
    return warn(
      'address',
      `${publicUrl} is served by a proxy, and TRUST_PROXY is not set: all visitors look like one, and share one limit.`,
    )
  return ok('address', `People reach it at ${publicUrl}.`)
}

export const examineContact = ({ contactEmail }: Config): Finding =>
  contactEmail
    ? ok('contact', `The contact page names ${contactEmail}.`)
    : warn(
        'contact',
        'The contact page names nobody and sends people to their organisers. Set CONTACT_EMAIL to whom they may write to.',
      )

/** Connects to the mail server and signs in, without sending anything. */
export async function examineMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (!smtpUrl)
    return warn(
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
    return ok('mail', `${host} answers and knows us.`)
  } catch (error) {
    return fail(
      'mail',
      `${host} does not take mails from us: ${reasonOf(error)}. Is SMTP_URL right? Mails wait until it answers.`,
    )
  } finally {
    transport.close()
  }
}

export const examinePush = ({ push }: Pick<Config, 'push'>): Finding =>
  push
    ? ok('push', `Phones get notifications. Push services write to ${push.contact}.`)
    : warn(
        'push',
        'Phones get no notifications, only mails. Set PUSH_CONTACT to an address of yours, such as mailto:help@example.org.',
      )

const storageLocation = ({ s3, dataDir }: Config): string => (s3 ? s3.endpoint : `${dataDir}/uploads`)

/** Writes, reads and removes a test file. */
export async function examineStorage(storage: Storage, config: Config): Promise<Finding> {
  const where = storageLocation(config)
  if (!config.s3 && !existsSync(config.dataDir))
    return warn('pictures', `${where} is not there yet. The first picture makes it.`)
  const [name = ''] = pictureFiles(newId())
  const written = Buffer.from('the doctor was here')
  try {
    await storage.ready()
    await storage.put(name, written)
    const file = await storage.open(name)
    const read = file ? Buffer.concat(await file.body.toArray()) : null
    await storage.remove(name)
    // no other folder: files of a running database must keep their owner
    if (!config.s3) restoreOwner(config.dataDir, new Set(['uploads']))
    return read?.equals(written)
      ? ok('pictures', `${where} can be written and read.`)
      : fail('pictures', `${where} gives back something else than was written. Use another store.`)
  } catch (error) {
    return fail(
      'pictures',
      `${where} does not work: ${reasonOf(error)}. ${config.s3 ? 'Are S3_ENDPOINT, S3_KEY_ID and S3_SECRET right?' : 'May this account write there?'}`,
    )
  }
}

export async function examineDisk({ dataDir }: Config): Promise<Finding> {
  const space = await statfs(dataDir).catch(() => null)
  if (!space) return warn('disk', `${dataDir} is not there yet. The first start makes it.`)
  const free = space.bavail * space.bsize
  const freeText = `${(free / GB).toFixed(1)} GB are free in ${dataDir}`
  if (free < GB / 2)
    return fail('disk', `${freeText}: pictures and backups are refused below 0.5. Make room.`)
  return free < 2 * GB
    ? warn('disk', `${freeText}. Make room before it is full.`)
    : ok('disk', `${freeText}.`)
}

export async function examineBackups(config: Config, now = Date.now()): Promise<Finding> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl)
    return warn(
      'backups',
      'None is made by itself on a PostgreSQL of your own. Let turnout backup run each day.',
    )
  const newest = newestBackup(now, await listBackups(backupsFolder(dataDir)))
  if (!newest)
    return warn(
      'backups',
      `There is none yet in ${backupsFolder(dataDir)}. The first comes within an hour of the first account.`,
    )
  if (now - newest.at >= 1.5 * DAY_MS)
    return warn(
      'backups',
      `The last is ${newest.name}, more than a day old. Does Turnout run, and is there room? The log says why.`,
    )
  return newest.missing === ''
    ? ok('backups', `The last is ${newest.name}. Keep copies of it on another machine.`)
    : warn(
        'backups',
        `The last is ${newest.name}. Some pictures could not be read; the log names them. Look for them in ${storageLocation(config)}, and in an older backup.`,
      )
}
