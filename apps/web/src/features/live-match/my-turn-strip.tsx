import type { GameDay } from '@turnout/contract/game-day'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useRemaining, useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { isCall, type MyTurn, myTurn } from './my-turn.ts'
import styles from './my-turn-strip.module.css'
import { teamToPlay } from './public/use-live-game.ts'
import { myTurn as texts } from './texts.ts'

export type MyTurnStripProps = {
  day: GameDay
  game: WatchedState
  /** The coin has not landed: its result does not show yet. */
  isInAir: boolean
}

/** White between the header and the dark board: what a player looks for first. */
export function MyTurnStrip({ day, game, isInAir }: MyTurnStripProps) {
  const leftS = useRemaining(game.clock)
  const startsInS = useSecondsUntil(game.upcoming_match?.starts_at ?? null)
  const { my_player: me } = day
  const team = teamToPlay(me, game, game.available_teams)
  const mine = { team, isLent: team !== (me?.team ?? null), hasGone: Boolean(me?.has_gone) }
  const turn = me && myTurn(game, { ...mine, leftS, startsInS, now: serverClock.now() })
  const call = useCall(turn, isInAir)
  return (
    <>
      {turn && !isInAir && <Strip turn={turn} team={team} />}
      <p className="visually-hidden" role="alert">
        {call}
      </p>
    </>
  )
}

/** A screen reader reads it when this player's turn comes: once, and not what was there before. */
function useCall(turn: MyTurn | null, isInAir: boolean): string | null {
  const title = turn && isCall(turn) ? turn.title : null
  const [last, setLast] = useState<{ title: string | null; call: string | null }>({ title, call: null })
  if (!isInAir && last.title !== title) setLast({ title, call: title })
  return last.call
}

function Strip({ turn: { title, text, minutes }, team }: { turn: MyTurn; team: number | null }) {
  return (
    <section className={styles.strip} aria-labelledby="my-turn">
      {team === null ? <Icon name="info" size={28} /> : <Bib team={team} size={40} ground="light" />}
      <div className={styles.words}>
        <h2 id="my-turn" className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {minutes !== null && (
        <p className={styles.minutes}>
          <Plates className={styles.plates} value={String(minutes)} />
          <span className={styles.unit}>{texts.min}</span>
        </p>
      )}
    </section>
  )
}
