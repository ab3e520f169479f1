import type { Position } from '@turnout/rules/geofence'
import { useState } from 'react'
import { lightAt } from '../../art/daylight.ts'
import { getItem, setItem } from '../../platform/session/storage.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useTheme } from './use-theme.ts'

const STORAGE_KEY = 'floodlights'

/**
 * Dark or light for the whole page, header and dialogs too. Until a person presses the switch, the big board of
 * watchers is dark, and the organiser's once the sun has set at the venue; before that it follows the phone.
 */
export function useFloodlights({ isBig, venue }: { isBig: boolean; venue: Position | null }) {
  const [choice, setChoice] = useState(() => getItem(STORAGE_KEY))
  // decided at the start: nothing turns dark during use
  const [sunHasSet] = useState(() => venue !== null && lightAt(venue, serverClock.now()) === 'floodlights')
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const areOn = choice === null ? isBig || sunHasSet || isDark : choice === 'on'

  useTheme({ isDark: areOn, isBoard: isBig && areOn })

  return {
    areOn,
    toggle: () => {
      const next = areOn ? 'off' : 'on'
      setItem(STORAGE_KEY, next)
      setChoice(next)
    },
  }
}
