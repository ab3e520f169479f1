import { linksIn } from '@turnout/rules/chat'

/** A part of a message: text, a link, or the name of a mentioned member. */
export type MessagePart =
  | { type: 'text' | 'mention'; text: string }
  | { type: 'link'; text: string; href: string }

/** A link must be http or https for the browser's own URL parser. */
function isWebAddress(href: string): boolean {
  try {
    return /^https?:$/.test(new URL(href).protocol)
  } catch {
    return false
  }
}

function splitLinks(text: string): MessagePart[] {
  const parts: MessagePart[] = []
  let last = 0
  for (const { start, end, href } of linksIn(text)) {
    if (!isWebAddress(href)) continue
    if (start > last) parts.push({ type: 'text', text: text.slice(last, start) })
    parts.push({ type: 'link', text: text.slice(start, end), href })
    last = end
  }
  if (last < text.length) parts.push({ type: 'text', text: text.slice(last) })
  return parts
}

function splitMentions(text: string, mentions: readonly string[]): MessagePart[] {
  const parts: MessagePart[] = []
  let rest = text
  while (rest !== '') {
    const places = mentions.map((mention) => ({ mention, at: rest.indexOf(mention) }))
    // `mentions` has longer names first, and the sort is stable: at the same position the longer name is taken
    const first = places.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]
    if (!first) break
    if (first.at > 0) parts.push({ type: 'text', text: rest.slice(0, first.at) })
    parts.push({ type: 'mention', text: first.mention })
    rest = rest.slice(first.at + first.mention.length)
  }
  if (rest !== '') parts.push({ type: 'text', text: rest })
  return parts
}

/** The text of a message, split into links, mentions and plain text. */
export function messageParts(text: string, names: readonly string[] = []): MessagePart[] {
  const mentions = names.map((name) => `@${name}`).sort((a, b) => b.length - a.length)
  return splitLinks(text).flatMap((part) =>
    part.type === 'text' ? splitMentions(part.text, mentions) : [part],
  )
}
