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
  /** How far this phone was when it last looked; null until it has looked. */
  distance: CheckInDistance | null
  refusal: string | null
  /** Location is switched off for this page: the screen says how to switch it on. */
  isDenied: boolean
  state: 'idle' | 'locating' | 'sending' | 'waiting'
  checkIn: () => void
  /** The same without a word when it does not work: nobody asked for it. */
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

/** Somebody who has gone on to something else meanwhile, down the page or into a field, is not thrown out of it. */
const isUnmoved = ({ focus, top }: ViewSnapshot): boolean =>
  Math.abs(scrollY - top) < innerHeight / 2 && [focus, document.body].includes(document.activeElement)

/**
 * Who pressed Check in and is still there feels it, and sees themselves walk on to the pitch from however far below. The
 * button goes away with that: the focus it had moves to what says that one is in. Called with each press.
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
