/** The content of a mail. render.ts gives it its form. */
export interface MailContent {
  subject: string
  paragraphs: readonly string[]
  /** The action: the text of a button, and a path below PUBLIC_URL (never below the Host of the request). */
  link?: { label: string; path: string }
  /** The other answer to the same question, as a plain second button. */
  otherLink?: { label: string; path: string }
  /** Small text at the end. */
  footnote?: string
  /** Path that takes the reader off a list in one click, in the mail program (RFC 8058) or on a page with a button. */
  unsubscribePath?: string
}

/** One kind of mail, as a value. The params wait in the outbox as JSON, so they never hold a live token. */
export interface MailTemplate<P> {
  name: string
  write(params: P): MailContent
}

/** All templates of the program: a sender has loaded its template, so that none can be missing. */
const templates = new Map<string, MailTemplate<never>>()

export function mailTemplate<P>(name: string, write: (params: P) => MailContent): MailTemplate<P> {
  if (templates.has(name)) throw new Error(`two mails are called '${name}'`)
  const template = { name, write }
  templates.set(name, template)
  return template
}

/** Undefined for one that an older version wrote and this one has no more. enqueueMail saw to it that each gets its own params. */
export const findTemplate = (name: string): MailTemplate<never> | undefined => templates.get(name)
