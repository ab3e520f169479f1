import type { GameDay } from '@turnout/contract/game-day'
import type { WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useRemaining, useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import { myTurn } from './my-turn.ts'
import styles from './my-turn-strip.module.css'
import type { Roster } from './roster.ts'
import { myTurn as texts } from './texts.ts'

export type MyTurnStripProps = { day: GameDay; game: WatchedState; roster: Roster }

/** White between the header and the dark board: the one thing that a player looks for. */
export function MyTurnStrip({ day, game, roster }: MyTurnStripProps) {
  const leftS = useRemaining(game.clock)
  const startsInS = useSecondsUntil(game.upcoming_match?.starts_at ?? null)
  if (!day.my_player) return null
  const { team } = day.my_player
  const turn = myTurn(game, roster, { team, leftS, startsInS, now: serverClock.now() })
  if (!turn) return null
  const { title, text, minutes } = turn
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
