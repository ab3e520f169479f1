import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import type { CheckInDistance } from '../../art/check-in-circle.tsx'
import { askPosition, positionText } from '../../platform/position.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { position as positionTexts, gameDay as texts } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { useCheckInPress } from './actions.ts'
import { measure, venueOf } from './distance-of.ts'
import { useIsGone } from './use-is-gone.ts'
import { useWalkOn } from './use-walk-on.ts'

export type CheckIn = {
  /** How far this phone was when it last looked; null until it has looked. */
  you: CheckInDistance | null
  refusal: string | null
  /** Location is switched off for this page: the screen says how to switch it on. */
  isDenied: boolean
  state: 'idle' | 'locating' | 'sending' | 'waiting'
  checkIn: () => void
  /** The same without a word when it does not work: nobody asked for it. */
  lookQuietly: () => void
}

export function useCheckIn(day: GameDay): CheckIn {
  const { press, waiting } = useCheckInPress()
  const [you, setYou] = useState<CheckInDistance | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isDenied, setDenied] = useState(false)
  const [busy, setBusy] = useState<'idle' | 'locating' | 'sending'>('idle')
  const isGone = useIsGone()
  const walkOn = useWalkOn(day.my_player !== null)
  const isWaiting = waiting.some(({ params }) => params.groupId === day.group_id) && !navigator.onLine

  const look = async (quietly: boolean): Promise<void> => {
    const refuse = (sentence: string) => {
      setBusy('idle')
      if (!quietly) setRefusal(sentence)
    }
    const venue = venueOf(day)
    if (!venue) return refuse(positionTexts.noVenue)
    setRefusal(null)
    setBusy('locating')
    const found = await askPosition()
    setDenied(!found.ok && found.refusal === 'denied')
    if (!found.ok) return refuse(positionText(found.refusal))
    const { inside, drawn } = measure(found.value, venue)
    setYou(drawn)
    if (!inside) return refuse(texts.notAtVenue)
    setBusy('sending')
    const { latitude, longitude, accuracy } = found.value
    press(
      { params: { groupId: day.group_id }, body: { latitude, longitude, accuracy } },
      {
        done: () => setBusy('idle'),
        failed: (error) => {
          const sentence = sentenceOf(error, texts.checkInFailed)
          if (isGone() && !quietly) toast.failed(sentence)
          else refuse(sentence)
        },
      },
    )
  }

  return {
    you,
    refusal,
    isDenied,
    state: isWaiting ? 'waiting' : busy,
    checkIn: () => {
      walkOn()
      void look(false)
    },
    lookQuietly: () => void look(true),
  }
}
