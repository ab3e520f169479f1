/** A mail as its writer thinks of it. What it looks like is the business of render.ts. */
export interface Letter {
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do: words on a button, and a path that PUBLIC_URL goes before (never the request's Host). */
  link?: { words: string; path: string }
  /** What stands small at the end. */
  aside?: string
  /** Path that takes the reader off a list in one click, out of their mail program (RFC 8058). */
  wayOut?: string
}

/**
 * One kind of mail, as a value: a feature's mails.ts exports its templates and a list of them, and jobs.ts
 * puts the lists together. The params wait in the outbox as JSON, so they never hold a live token.
 */
export interface Template<P> {
  name: string
  write(params: P): Letter
}

export const template = <P>(name: string, write: (params: P) => Letter): Template<P> => ({ name, write })
