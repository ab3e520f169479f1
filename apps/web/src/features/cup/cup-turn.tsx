import type { Cup } from '@turnout/contract/cups'
import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { Bib } from '../../art/bib.tsx'
import { InPlayPanel } from '../../ui/panel.tsx'
import styles from './cup-page.module.css'
import { myCupTurn } from './my-cup-turn.ts'

type CupTurnProps = { day: GameDay; game: GameState; cup: Cup }

/** For a player: when their own team plays. */
export function CupTurn({ day, game, cup }: CupTurnProps) {
  const team = cup.teams.find(({ team_number: number }) => number === day.my_player?.team)
  const turn = myCupTurn(game, cup, team?.id)
  if (!team || !turn) return null
  return (
    <InPlayPanel className={styles.turn}>
      <Bib team={team.team_number} size={52} />
      <div>
        <h2>{turn.title}</h2>
        <p className="sub">{turn.text}</p>
      </div>
    </InPlayPanel>
  )
}
