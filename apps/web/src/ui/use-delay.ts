import { useEffect, useEffectEvent, useState } from 'react'

/** Does something once `key` has stood for so long; not at all while there is no time. */
export function useDelay(ms: number | null, key: unknown, onOver: () => void): void {
  const report = useEffectEvent(onOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key waits anew
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => report(), ms)
    return () => clearTimeout(timer)
  }, [ms, key])
}

/** How long a person has stopped typing before anybody is asked. */
const PAUSE_MS = 300

/** The text once the typing pauses. */
export function useSettledText(text: string, first = text): string {
  const [settled, setSettled] = useState(first)
  useDelay(PAUSE_MS, text, () => setSettled(text))
  return settled
}
