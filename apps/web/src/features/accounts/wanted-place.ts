import { useSearch } from '@tanstack/react-router'
import { safeReturn } from '../../platform/paths.ts'
import { forget, keep, kept } from '../../platform/storage.ts'

const NAME = 'wanted'
/** As long as the link in the mail works that a new account waits for. */
const KEPT_MS = 48 * 3_600_000

type Wanted = { place: string; until: number }

/** Where somebody was going who has to sign up first, an invitation most often. */
export const useNext = (): string | undefined => useSearch({ strict: false }).next

const LONGEST_INVITE = 200

/** The token of the invitation that somebody is on the way to; a mangled one is left out. */
export function inviteIn(next: string | undefined): string | undefined {
  const invite = new URLSearchParams(next?.split('?')[1]).get('invite')
  return invite !== null && invite.length <= LONGEST_INVITE ? invite : undefined
}

/**
 * A new account is opened from a mail, in a page that knows nothing of this one: so it is kept until then. The
 * next person who signs up here wants what they want, and not somebody else's invitation.
 */
export function keepWanted(place: string | undefined, now: number): void {
  if (place === undefined) forgetWanted()
  else keep(NAME, JSON.stringify({ place, until: now + KEPT_MS } satisfies Wanted))
}

/** Somebody is there. */
export const forgetWanted = (): void => forget(NAME)

/** What was kept of it, and is still one of our own pages; undefined where nothing was, or too long ago. */
export function wantedPlace(now: number): string | undefined {
  const wanted = read()
  if (wanted === null) return undefined
  if (wanted.until > now) return safeReturn(wanted.place)
  forget(NAME)
  return undefined
}

function read(): Wanted | null {
  try {
    return JSON.parse(kept(NAME) ?? 'null')
  } catch {
    return null
  }
}
