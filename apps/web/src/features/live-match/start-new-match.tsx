import { useQuery } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import { getSuggestedTeams } from '@turnout/contract/live-match'
import { type ReactNode, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { read } from '../../platform/api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { MatchStart } from './actions.ts'
import { startNewMatch as texts } from './match-texts.ts'
import { newMatchBlockedReason } from './next-move.ts'
import { teamIn } from './teams.ts'
import styles from './teams-next.module.css'
import { common } from './texts.ts'
import { UnevenPair } from './uneven-pair.tsx'

export type StartNewMatchProps = {
  game: GameState
  starting: MatchStart
  children?: ReactNode
}

/** Any two teams for organisers, beginning with the pair that the queue suggests; that pair alone for the referee. */
export function StartNewMatch({ game, starting, children }: StartNewMatchProps) {
  const blockedReason = newMatchBlockedReason(game)
  const { upcoming_match: next, line: queue, can_steer_evening: canManage } = game
  const { data } = useQuery({
    ...read(getSuggestedTeams, { params: { gameId: game.game_id } }),
    // who is next changes with every match
    enabled: blockedReason === null,
    staleTime: 0,
  })
  // a suggestion from before this match is out of date
  const suggested = blockedReason === null ? data : undefined
  const [chosen, setChosen] = useState<{ a?: string; b?: string; version: number } | null>(null)
  // a choice belongs to this state of the game: after the next match it is out of date
  const ownChoice = chosen?.version === game.completed_matches.length ? chosen : null
  const teamA = ownChoice?.a ?? next?.team_a_id ?? suggested?.team_a?.id ?? queue[0] ?? ''
  const teamB = ownChoice?.b ?? next?.team_b_id ?? suggested?.team_b?.id ?? queue[1] ?? ''
  const isSuggested = teamA === next?.team_a_id && teamB === next?.team_b_id
  const sameTeamError = teamA !== '' && teamA === teamB ? texts.teamCannotPlayItselfChoose : null
  const missingError = teamA === '' || teamB === '' ? texts.chooseTwoTeams : null

  const isPair = missingError === null && sameTeamError === null && blockedReason === null

  const pick = (slot: 'a' | 'b', id: string) =>
    setChosen({ a: teamA, b: teamB, [slot]: id, version: game.completed_matches.length })

  const teamPicker = (label: string, slot: 'a' | 'b', id: string) => {
    const shownTeam = game.available_teams.find((team) => team.id === id)
    return (
      <div className={styles.pick}>
        <Bib team={shownTeam?.team_number ?? null} size={34} />
        {canManage ? (
          <SelectField
            label={<span className="visually-hidden">{label}</span>}
            value={id}
            onChange={(event) => pick(slot, event.target.value)}
            options={[
              ...(id === '' ? [['', texts.choose] as const] : []),
              ...game.available_teams.map((team) => [team.id, team.name] as const),
            ]}
          />
        ) : (
          <b>{shownTeam?.name}</b>
        )}
      </div>
    )
  }

  return (
    <Panel title={texts.startNewMatch}>
      {(canManage || blockedReason === null) && (
        <div className={styles.pair}>
          {teamPicker(texts.firstTeam, 'a', teamA)}
          {teamPicker(texts.secondTeam, 'b', teamB)}
        </div>
      )}
      {blockedReason === null && isSuggested && <p className={styles.suggested}>{texts.suggested}</p>}
      {isPair && !isSuggested && (
        <UnevenPair
          loans={game.loans}
          pair={[teamIn(game, teamA), teamIn(game, teamB)]}
          isTooSmall={false}
          mayStart
          lendIn={canManage ? game.game_id : null}
        />
      )}
      <Button
        wide
        busy={starting.isStarting}
        busyText={common.starting}
        disabledReason={blockedReason ?? missingError ?? sameTeamError ?? undefined}
        onClick={() => starting.start(teamA, teamB)}
      >
        {common.start}
      </Button>
      {children}
    </Panel>
  )
}
