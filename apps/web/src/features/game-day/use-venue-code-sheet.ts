import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { mayCheckIn } from './public/match-link.ts'

export type VenueCodeSheetState = {
  isOpen: boolean
  /** The code of the link that led here. */
  initial: string
  open: () => void
  close: () => void
}

/** Opens by itself for whoever came by the QR code's link, and takes the code out of the address when it is shut. */
export function useVenueCodeSheet(day: GameDay, code: string | undefined): VenueCodeSheetState {
  const navigate = useNavigate()
  const [isRequested, setRequested] = useState(code !== undefined)
  // who has come in by another door needs this one no more, also not when they are taken off the list again
  if (isRequested && day.my_player !== null) setRequested(false)
  const close = () => {
    setRequested(false)
    if (code === undefined) return
    const params = { groupId: day.group_id }
    void navigate({ to: '/my-sports-groups/$groupId/game-day', params, search: {}, replace: true })
  }
  return {
    isOpen: isRequested && mayCheckIn(day),
    initial: code ?? '',
    open: () => setRequested(true),
    close,
  }
}
