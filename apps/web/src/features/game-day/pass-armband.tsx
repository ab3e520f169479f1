import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { titleOf } from './draft-of.ts'
import { isMyTeam, teamAt } from './next-step.ts'
import { firstName } from './people-of.ts'
import type { Captains } from './use-name-next.ts'

export type PassArmbandProps = { day: GameDay; team: number; captains: Captains }

/** A captain who stands alone passes the armband on, or an organiser does so for them; nobody is asked twice. */
export function PassArmband({ day, team, captains }: PassArmbandProps) {
  const [isAsked, setAsked] = useState(false)
  const next = day.draft.pass_to.find(({ team_number: number }) => number === team)
  const sheet = teamAt(day, team)
  const isMine = isMyTeam(day, sheet)
  if (!next || !(isMine || day.can.draft_by_hand)) return null
  const wearer = isMine ? 'You are' : `${firstName(sheet?.captain_name ?? 'The captain')} is`
  return (
    <>
      <Button look="quiet" busy={captains.isNaming} doing="Passing it on" onClick={() => setAsked(true)}>
        Pass the armband to {firstName(next.name)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Pass the armband of ${titleOf(day, team)} to ${next.name}?`}
        keep="Keep it"
        confirm="Pass it on"
        busy={captains.isNaming}
        doing="Passing it on"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          captains.give(next.player_id, team)
          setAsked(false)
        }}
      >
        {wearer} free to be drawn by any team then, and not asked again.
      </ConfirmDialog>
    </>
  )
}
