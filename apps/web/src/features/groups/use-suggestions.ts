import { useQuery } from '@tanstack/react-query'
import { suggestPlaces } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { read } from '../../platform/api/queries.ts'
import { randomId } from '../../platform/api/random-id.ts'
import { useIsSignedIn } from '../../platform/session/identity.ts'
import { useSettledText } from '../../ui/use-delay.ts'
import { roundPosition } from './round-position.ts'

export const MIN_CHARACTERS = 4
/** As long as one visit to the field may take. */
const FRESH_MS = 10 * 60_000

/** Suggestions for the typed text, after a pause in typing. Answers to an older text are ignored. */
export function useSuggestions(typed: string, near: Position | null) {
  const q = useSettledText(typed.trim())
  const [session, setSession] = useState(randomId)
  const signedIn = useIsSignedIn()
  const isEnabled = signedIn && q.length >= MIN_CHARACTERS && typed.trim().length >= MIN_CHARACTERS
  const { data, isError } = useQuery({
    ...read(suggestPlaces, { query: { q: q.slice(0, 100), session, ...(near && roundPosition(near)) } }),
    enabled: isEnabled,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (previous) => previous,
  })
  return {
    suggestions: isEnabled && data ? data.suggestions : [],
    attribution: isEnabled ? (data?.attribution ?? null) : null,
    /** The map service gave no answer; the form works without it. */
    isDegraded: isEnabled && (isError || data?.degraded === true),
    isAnswered: isEnabled && (data !== undefined || isError) && q === typed.trim(),
    session,
    /** The map service counts one visit to the field as one request. */
    startSession: () => setSession(randomId()),
  }
}
