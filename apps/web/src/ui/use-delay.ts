import { useEffect, useEffectEvent, useState } from 'react'

/** Calls back once `key` has not changed for this time; never for null. */
export function useDelay(ms: number | null, key: unknown, onOver: () => void): void {
  const report = useEffectEvent(onOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key starts a new wait
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => report(), ms)
    return () => clearTimeout(timer)
  }, [ms, key])
}

/** How long typing pauses before a request. */
const PAUSE_MS = 300

/** The text once the typing pauses. */
export function useSettledText(text: string, first = text): string {
  const [settled, setSettled] = useState(first)
  useDelay(PAUSE_MS, text, () => setSettled(text))
  return settled
}
