import type { Endpoint } from '@turnout/contract/endpoint'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useRef, useState } from 'react'
import { refresh } from '../../platform/api/queries.ts'
import { isRestored } from '../../platform/api/reply-origin.ts'
import { DELAY_MS } from '../../platform/specified-figures.ts'
import { toast } from '../../platform/toast.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { matchNews, type Notice } from './match-news.ts'
import { coinMs } from './use-toss.ts'
import type { Sounds } from './use-whistle.ts'

type Shown = { id: number; holds: Notice['holds'] }

const show = ({ kind, text, ms, holds }: Notice): Shown => ({ id: toast[kind](text, ms), holds })

export type MatchAnnouncerProps = {
  game: WatchedState
  /** The first state that was shown; later changes are news. */
  firstGame: WatchedState
  sounds: Pick<Sounds, 'clockStarted' | 'kickOff' | 'timeUp'>
  endpoint: Endpoint
}

/**
 * Announces what happened to everyone who watches, including the person who did it. Screen readers read the score from
 * here, politely.
 */
export function MatchAnnouncer({ game, firstGame, sounds, endpoint }: MatchAnnouncerProps) {
  const latest = useRef(game)
  latest.current = game
  const shown = useRef<readonly Shown[]>([])
  const [announcement, setAnnouncement] = useState<string | null>(null)

  const announce = (previous: WatchedState) => {
    // changes from while the page was closed are no news
    if (isRestored(previous)) return
    const news = matchNews(previous, game)
    for (const { id, holds } of shown.current) if (!holds(game)) toast.dismiss(id)
    shown.current = shown.current.filter(({ holds }) => holds(game))
    const showNotices = () => {
      // the toss may be undone, or the game closed, while the coin is in the air
      const { current: now } = latest
      if (news.isTossed && now.is_closed) return
      shown.current = [...shown.current, ...news.notices.filter(({ holds }) => holds(now)).map(show)]
    }
    // two teams may score the same first goal in two matches in a row: an unchanged text is not read again
    if (news.announcement || news.startedClock !== null) setAnnouncement(news.announcement)
    if (news.startedClock !== null) sounds.clockStarted(news.startedClock)
    if (news.whistle === 'kick-off') sounds.kickOff()
    if (news.whistle === 'time-up' && news.ended !== null) sounds.timeUp(news.ended)
    if (news.ended !== null) setTimeout(() => void refresh(endpoint), DELAY_MS.reloadAfterEnd)
    if (game.is_closed) toast.nothingNext()
    if (news.isTossed) setTimeout(showNotices, coinMs())
    else showNotices()
  }
  useValueChange(game, announce, firstGame)

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  )
}
