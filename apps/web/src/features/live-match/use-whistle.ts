import { useEffect, useMemo, useRef, useState } from 'react'
import { getItem, setItem } from '../../platform/session/storage.ts'
import type { Whistle } from './whistle.ts'

const STORAGE_KEY = 'match-sound'
const TIME_UP_VIBRATION = [120, 80, 120, 80, 240]

/** The sounds of the match and their one switch, which this phone stores. They are enabled by the first press. */
export function useWhistle() {
  const [isOn, setOn] = useState(() => getItem(STORAGE_KEY) !== 'off')
  const [whistle, setWhistle] = useState<Whistle | null>(null)
  const endedMatch = useRef(0)

  // loads after score and clock; a page that cannot load it is silent
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const start = async () => {
      const { createWhistle } = await import('./whistle.ts')
      if (signal.aborted) return
      const created = createWhistle()
      const wake = () => created.wake()
      if (navigator.userActivation?.hasBeenActive) wake()
      for (const press of ['pointerdown', 'keydown']) addEventListener(press, wake, { signal })
      signal.addEventListener('abort', () => created.close())
      setWhistle(created)
    }
    void start().catch(() => undefined)
    return () => gone.abort()
  }, [])

  return useMemo(
    () => ({
      isOn,
      toggle: () => {
        setItem(STORAGE_KEY, isOn ? 'off' : 'on')
        setOn(!isOn)
      },
      kickOff: () => {
        if (isOn) whistle?.kickOff()
      },
      /** When an end was undone it comes again, and its whistle too. */
      clockStarted: (matchNumber: number) => {
        if (endedMatch.current === matchNumber) endedMatch.current = 0
      },
      /** Once per match: this phone's clock and the server both report the end. */
      timeUp: (matchNumber: number) => {
        if (endedMatch.current === matchNumber) return
        endedMatch.current = matchNumber
        // browsers refuse it on a page that was not touched yet
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TIME_UP_VIBRATION)
        if (isOn) whistle?.timeUp()
      },
      lastMinute: () => {
        if (isOn) whistle?.lastMinute()
      },
    }),
    [isOn, whistle],
  )
}

export type Sounds = ReturnType<typeof useWhistle>
