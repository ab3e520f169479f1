import { useEffect, useState } from 'react'
import { keep, kept } from '../../platform/storage.ts'

const FLOODLIGHTS = 'floodlights'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/**
 * Dark or light for the whole page, header and dialogs too. Until somebody presses the switch the big board of
 * those who watch is dark, and the organiser's follows the phone.
 */
export function useFloodlights({ isBig }: { isBig: boolean }) {
  const [said, setSaid] = useState(() => kept(FLOODLIGHTS))
  const areOn = said === null ? isBig || systemIsDark() : said === 'on'

  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = areOn ? 'dark' : 'light'
    if (isBig && areOn) dataset.board = ''
    return () => {
      delete dataset.board
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [areOn, isBig])

  return {
    areOn,
    toggle: () => {
      const next = areOn ? 'off' : 'on'
      keep(FLOODLIGHTS, next)
      setSaid(next)
    },
  }
}
