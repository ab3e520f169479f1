import type { Position } from '@turnout/rules/place'
import { useEffect, useLayoutEffect, useState } from 'react'
import { lightAt } from '../../art/daylight.ts'
import { serverClock } from '../../platform/server-clock.ts'
import { keep, kept } from '../../platform/storage.ts'
import { useMedia } from '../../ui/use-media.ts'

const FLOODLIGHTS = 'floodlights'

/**
 * Dark or light for the whole page, header and dialogs too. Until somebody presses the switch the big board of
 * those who watch is dark, and the organiser's once the sun has set at the venue; before, it follows the phone.
 */
export function useFloodlights({ isBig, venue }: { isBig: boolean; venue: Position | null }) {
  const [said, setSaid] = useState(() => kept(FLOODLIGHTS))
  // as it is opened: nothing turns dark under somebody's thumb
  const [sunHasSet] = useState(() => venue !== null && lightAt(venue, serverClock.now()) === 'floodlights')
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const areOn = said === null ? isBig || sunHasSet || isDark : said === 'on'

  const [before] = useState(() => document.documentElement.dataset.theme)
  // before the match is painted, or all of it would be painted twice
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = areOn ? 'dark' : 'light'
    if (isBig && areOn) dataset.board = ''
    else delete dataset.board
  }, [areOn, isBig])
  // once somebody goes; a match that waits anew keeps its light
  useEffect(
    () => () => {
      const { dataset } = document.documentElement
      delete dataset.board
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    },
    [before],
  )

  return {
    areOn,
    toggle: () => {
      const next = areOn ? 'off' : 'on'
      keep(FLOODLIGHTS, next)
      setSaid(next)
    },
  }
}
