import { useRef, useState } from 'react'
import type { CheckInDistance } from '../../../art/check-in-circle.tsx'
import { errorText } from '../../../platform/api/problem-error.ts'
import { positionText, requestPosition } from '../../../platform/device/geolocation.ts'
import { position as positionTexts } from '../../../platform/texts.ts'
import { toast } from '../../../platform/toast.ts'
import { useValueChange } from '../../../ui/use-value-change.ts'
import { messages } from '../texts.ts'
import { useIsUnmounted } from '../use-is-unmounted.ts'
import { measureDistance } from './check-in-distance.ts'
import type { Door } from './door.ts'

export type CheckIn = {
  /** The distance at the last measurement; null before the first. */
  distance: CheckInDistance | null
  refusal: string | null
  /** The browser denies this page the position; the screen explains how to allow it. */
  isDenied: boolean
  state: 'idle' | 'locating' | 'sending' | 'waiting'
  checkIn: () => void
  /** The same without error messages, for a check-in that the person did not start. */
  checkInQuietly: () => void
}

export function useCheckIn({ circle, hasArrived, press, isPending }: Door): CheckIn {
  const [distance, setDistance] = useState<CheckInDistance | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDenied, setDenied] = useState(false)
  const [busy, setBusy] = useState<'idle' | 'locating' | 'sending'>('idle')
  const isUnmounted = useIsUnmounted()
  const onCheckIn = useCheckInFeedback(hasArrived)
  const isWaiting = isPending && !navigator.onLine

  const locateAndSend = async (isQuiet: boolean): Promise<void> => {
    const fail = (text: string) => {
      setBusy('idle')
      if (!isQuiet) setRefusal(text)
    }
    if (!circle) return fail(positionTexts.noVenue)
    setRefusal(null)
    setBusy('locating')
    const position = await requestPosition()
    setDenied(!position.ok && position.refusal === 'denied')
    if (!position.ok) return fail(positionText(position.refusal))
    const { isInside, marker } = measureDistance(position.value, circle)
    setDistance(marker)
    if (!isInside) return fail(messages.notAtVenue)
    setBusy('sending')
    const { latitude, longitude, accuracy } = position.value
    press(
      { latitude, longitude, accuracy },
      {
        done: () => setBusy('idle'),
        failed: (error) => {
          const text = errorText(error, messages.checkInFailed)
          if (isUnmounted() && !isQuiet) toast.failed(text)
          else fail(text)
        },
      },
    )
  }

  return {
    distance,
    refusal,
    isDenied,
    state: isWaiting ? 'waiting' : busy,
    checkIn: () => {
      onCheckIn()
      void locateAndSend(false)
    },
    checkInQuietly: () => void locateAndSend(true),
  }
}

type ViewSnapshot = { focus: Element | null; top: number }

/** Whether the person is where they were. After scrolling away or focusing a field they are not moved. */
const isUnmoved = ({ focus, top }: ViewSnapshot): boolean =>
  Math.abs(scrollY - top) < innerHeight / 2 && [focus, document.body].includes(document.activeElement)

/**
 * After a press on Check in that succeeds, the phone vibrates and the page scrolls up to the pitch. The button
 * disappears, so the focus moves to the person's arrival. The returned function is called at each press.
 */
function useCheckInFeedback(isCheckedIn: boolean): () => void {
  const snapshot = useRef<ViewSnapshot | null>(null)
  useValueChange(isCheckedIn, () => {
    const before = snapshot.current
    snapshot.current = null
    if (!isCheckedIn || !before || !isUnmoved(before)) return
    navigator.vibrate?.(40)
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-you-are-in]')?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  })
  return () => {
    snapshot.current = { focus: document.activeElement, top: scrollY }
  }
}
