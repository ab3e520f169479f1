import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { titleOf } from './draft-view.ts'
import { isMyTeam, teamAt } from './next-step.ts'
import { firstName } from './people.ts'
import type { Captains } from './use-captains.ts'

export type PassArmbandProps = { day: GameDay; team: number; captains: Captains }

/** A captain who stands alone passes the armband on, or an organiser does so for them; nobody is asked twice. */
export function PassArmband({ day, team, captains }: PassArmbandProps) {
  // who was asked about, whoever would be next by now
  const [offered, setOffered] = useState<GameDay['draft']['pass_to'][number] | null>(null)
  const next = day.draft.pass_to.find(({ team_number: number }) => number === team)
  const currentTeam = teamAt(day, team)
  const isMine = isMyTeam(day, currentTeam)
  if (day.is_closed || !(next || offered) || !(isMine || day.can.draft_by_hand)) return null
  const wearer = isMine ? 'You are' : `${firstName(currentTeam?.captain_name ?? 'The captain')} is`
  return (
    <>
      {next && (
        <Button
          variant="quiet"
          wide
          busy={captains.isNaming}
          busyText="Passing it on"
          onClick={() => setOffered(next)}
        >
          Pass the armband to {firstName(next.name)}
        </Button>
      )}
      <ConfirmDialog
        open={offered !== null}
        title={`Pass the armband of ${titleOf(day, team)} to ${offered?.name}?`}
        cancelText="Keep it"
        confirmText="Pass it on"
        busy={captains.isNaming}
        busyText="Passing it on"
        onClose={() => setOffered(null)}
        onConfirm={() => {
          if (offered) captains.give(offered.player_id, team)
          setOffered(null)
        }}
      >
        {wearer} free to be drawn by any team then, and not asked again.
      </ConfirmDialog>
    </>
  )
}
