import { useQuery } from '@tanstack/react-query'
import { suggestPlaces } from '@turnout/contract/places'
import type { Position } from '@turnout/rules/place'
import { useEffect, useState } from 'react'
import { useIsSignedIn } from '../../platform/identity.ts'
import { read } from '../../platform/queries.ts'
import { randomId } from '../../platform/random-id.ts'

const PAUSE_MS = 300
export const FEWEST_LETTERS = 4
/** As long as a visit to the field may take. */
const FRESH_MS = 10 * 60_000

/** Suggestions for what is typed, once somebody pauses; whatever was on its way before is let go. */
export function useSuggestions(typed: string, near: Position | null) {
  const q = usePaused(typed.trim())
  const [session, setSession] = useState(randomId)
  const signedIn = useIsSignedIn()
  const asked = signedIn && q.length >= FEWEST_LETTERS && typed.trim().length >= FEWEST_LETTERS
  const { data, isError } = useQuery({
    ...read(suggestPlaces, { query: { q: q.slice(0, 100), session, ...(near && roughly(near)) } }),
    enabled: asked,
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (before) => before,
  })
  return {
    suggestions: asked && data ? data.suggestions : [],
    attribution: asked ? (data?.attribution ?? null) : null,
    /** Nobody could be asked, or nobody answered; the form works on. */
    isDegraded: asked && (isError || data?.degraded === true),
    isAnswered: asked && (data !== undefined || isError) && q === typed.trim(),
    session,
    /** For the map service, a visit to the field is one question. */
    startSession: () => setSession(randomId()),
  }
}

/** The town is enough to find a pitch; the house is nobody's business. */
const roughly = ({ latitude, longitude }: Position) => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
