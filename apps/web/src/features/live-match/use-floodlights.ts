import { useEffect, useState } from 'react'
import { keep, kept } from '../../platform/storage.ts'

const FLOODLIGHTS = 'floodlights'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** Dark or light for the whole page, header and dialogs too; `byDefault` until somebody presses the switch. */
export function useFloodlights(byDefault: 'system' | 'on') {
  const [said, setSaid] = useState(() => kept(FLOODLIGHTS))
  const areOn = said === null ? byDefault === 'on' || systemIsDark() : said === 'on'

  useEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = areOn ? 'dark' : 'light'
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [areOn])

  return {
    areOn,
    toggle: () => {
      const next = areOn ? 'off' : 'on'
      keep(FLOODLIGHTS, next)
      setSaid(next)
    },
  }
}
