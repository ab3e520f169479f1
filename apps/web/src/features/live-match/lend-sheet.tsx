import { Button } from '../../ui/button.tsx'
import { PlayerRow } from '../../ui/player-row.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { playersSheet as texts } from './match-texts.ts'
import type { GameTeam } from './teams.ts'
import { useGamePlayers } from './use-game-players.ts'
import { usePlayerChanges } from './use-player-changes.ts'

export type LendSheetProps = { gameId: string; from: GameTeam; to: GameTeam; onClose: () => void }

/** The players of one team, each of whom can be lent to the other team for the next match. */
export function LendSheet({ gameId, from, to, onClose }: LendSheetProps) {
  const query = useGamePlayers(gameId)
  const changes = usePlayerChanges(gameId)
  const players = (query.data?.players ?? []).filter(
    ({ team_id: team, plays_for_id: borrower }) => team === from.id && borrower === null,
  )
  return (
    <Sheet open onClose={onClose} title={texts.lendPlayer}>
      <div className="column gap-14">
        <p>{texts.whoPlaysForOne(from.name, to.name)}</p>
        {query.isError && !query.data && <p>{texts.failedToLoad}</p>}
        <ul className="column gap-8">
          {players.map(({ participant_id: id, name, is_playing: isPlaying }) => (
            <PlayerRow
              key={id}
              name={name}
              detail={isPlaying && texts.playsNow}
              end={
                <Button
                  aria-label={texts.lendOne(name, to.name)}
                  busy={changes.isBusy}
                  disabledReason={isPlaying ? texts.waitForEnd(name) : undefined}
                  onClick={() => changes.lend(id, to.id, onClose)}
                >
                  {texts.lendThem}
                </Button>
              }
            />
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
