import { useNavigate } from '@tanstack/react-router'
import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { mayCheckIn } from '../../platform/leads-to-match.ts'

export type CodeDoor = {
  isOpen: boolean
  /** The code of the link that led here. */
  initial: string
  open: () => void
  close: () => void
}

/** Opens by itself for whoever came by the QR code's link, and takes the code out of the address when it is shut. */
export function useCodeDoor(day: GameDay, code: string | undefined): CodeDoor {
  const navigate = useNavigate()
  const [isWanted, setWanted] = useState(code !== undefined)
  // who has come in by another door needs this one no more, also not when they are taken off the list again
  if (isWanted && day.my_player !== null) setWanted(false)
  const close = () => {
    setWanted(false)
    if (code === undefined) return
    const params = { groupId: day.group_id }
    void navigate({ to: '/my-sports-groups/$groupId/game-day', params, search: {}, replace: true })
  }
  return { isOpen: isWanted && mayCheckIn(day), initial: code ?? '', open: () => setWanted(true), close }
}
