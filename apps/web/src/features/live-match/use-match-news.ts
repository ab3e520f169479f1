import type { Endpoint } from '@turnout/contract/endpoint'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useEffect, useRef, useState } from 'react'
import { isRecalled } from '../../platform/last-answers.ts'
import { refresh } from '../../platform/queries.ts'
import { DELAY_MS } from '../../platform/texts.ts'
import { toast } from '../../platform/toast.ts'
import { type Notice, newsOf } from './news-of.ts'
import type { Sounds } from './use-whistle.ts'

/** As long as the coin is in the air (design: 1,400 ms; with reduced motion the result lies there at once). */
const COIN_MS = 1_400
export const coinMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 600 : COIN_MS)

const tell = (notices: readonly Notice[]) => {
  for (const { kind, text, ms } of notices) toast[kind](text, ms)
}

/**
 * Says what happened, to everybody who watches and whoever brought it about. Answers what a screen reader
 * hears of the score, politely.
 */
export function useMatchNews(game: WatchedState, sounds: Sounds, from: Endpoint): string | null {
  const before = useRef(game)
  const blown = useRef(sounds)
  blown.current = sounds
  const [said, setSaid] = useState<string | null>(null)

  useEffect(() => {
    const was = before.current
    before.current = game
    // what happened while nobody looked is no news
    if (was === game || isRecalled(was)) return
    const news = newsOf(was, game)
    // two teams may score the same first goal match after match: a line that stays is not read again
    if (news.said || news.whistle === 'kick-off') setSaid(news.said)
    if (news.runs !== null) blown.current.runs(news.runs)
    if (news.whistle === 'kick-off') blown.current.kickOff()
    if (news.whistle === 'time-up' && news.ended !== null) blown.current.timeUp(news.ended)
    if (news.ended !== null) setTimeout(() => void refresh(from), DELAY_MS.reloadAfterEnd)
    if (news.isTossed) setTimeout(() => tell(news.notices), coinMs())
    else tell(news.notices)
  }, [game, from])

  return said
}
