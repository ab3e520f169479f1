import type { NodemailerError, SendMailOptions } from 'nodemailer'
import { PermanentError } from '../jobs/job-handler.ts'
import type { MailContent } from './mail-content.ts'
import { writeMailFile } from './mail-files.ts'
import type { Mailbox } from './outbox.ts'
import { renderMail } from './render.ts'

export interface MailSettings {
  /** Null without a mail server: mails become files. */
  smtpUrl: string | null
  mailFrom: Mailbox
  publicUrl: string
  dataDir: string
}

export interface Mail {
  /** The id of the job: a second try sends the same message again, so a mail program can drop it. */
  id: string
  to: Mailbox
  content: MailContent
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

export function createMailer(settings: MailSettings): Mailer {
  const { smtpUrl, publicUrl } = settings
  const host = new URL(publicUrl).hostname
  const compose = ({ id, to, content }: Mail) => ({
    ...renderMail(content, publicUrl),
    from: settings.mailFrom,
    to: singleMailbox(to),
    messageId: `<${id}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...unsubscribeHeaders(content.unsubscribePath, publicUrl),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return smtpUrl ? smtpMailer(smtpUrl, compose) : fileMailer(settings, compose)
}

const unsubscribeHeaders = (
  unsubscribePath: string | undefined,
  publicUrl: string,
): Record<string, string> =>
  unsubscribePath === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${publicUrl}${unsubscribePath}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

type Compose = (mail: Mail) => SendMailOptions

/** Loaded with the first mail: the library would cost a start 60 ms of processor time and 15 MB of memory. */
function transportOnce<T extends { close(): void }>(create: (library: typeof import('nodemailer')) => T) {
  let opened: Promise<T> | undefined
  return {
    open: () => (opened ??= import('nodemailer').then(create)),
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function smtpMailer(url: string, compose: Compose): Mailer {
  const transport = transportOnce(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxRequeues: 0, // retries belong to the job, or one mail could be sent five times
      idleTimeout: 30_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000, // all timeouts together are well below the two minutes of a claim
    }),
  )
  return {
    async send(mail) {
      try {
        await (await transport.open()).sendMail(compose(mail))
      } catch (error) {
        throw isFinal(error)
          ? new PermanentError(`the mail server refused the mail for good`, { cause: error })
          : error
      }
    },
    close: transport.close,
  }
}

function fileMailer({ dataDir, publicUrl }: MailSettings, compose: Compose): Mailer {
  const transport = transportOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const { message } = await (await transport.open()).sendMail(compose(mail))
      if (!Buffer.isBuffer(message))
        throw new Error('The mail came as a stream although its bytes were asked for.')
      await writeMailFile(dataDir, mail.id, message)
      const { subject, link } = mail.content
      // without a mail server, a new operator finds the link here
      console.log(link ? `${link.label} → ${publicUrl}${link.path}` : `Mail → ${subject}`)
    },
    close: transport.close,
  }
}

const FORBIDDEN = /[\s,;:"'<>()[\]\\]/

/** Exactly one address: a comma would send the link to a second person (docs/security.md, B7). */
function singleMailbox({ name, address }: Mailbox): Mailbox {
  if (address.length > 254 || FORBIDDEN.test(address) || address.split('@').length !== 2)
    throw new PermanentError('this is not one email address')
  return { name, address }
}

/**
 * A refusal of this recipient or message is final. One about the sender, the login or the policy (530, 535, 5.7) is
 * not, because the operator may correct it; many servers report it only at the recipient.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, permanent, response = '' }: NodemailerError = error
  if (!permanent || /^53[05]|^5\d\d[ -]5\.(7\.|1\.[78])/.test(response)) return false
  return command === 'RCPT TO' || code === 'EMESSAGE'
}
