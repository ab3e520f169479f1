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
  // who was asked about, whoever would be next by now
  const [asked, setAsked] = useState<GameDay['draft']['pass_to'][number] | null>(null)
  const next = day.draft.pass_to.find(({ team_number: number }) => number === team)
  const sheet = teamAt(day, team)
  const isMine = isMyTeam(day, sheet)
  if (day.is_closed || !(next || asked) || !(isMine || day.can.draft_by_hand)) return null
  const wearer = isMine ? 'You are' : `${firstName(sheet?.captain_name ?? 'The captain')} is`
  return (
    <>
      {next && (
        <Button
          look="quiet"
          wide
          busy={captains.isNaming}
          doing="Passing it on"
          onClick={() => setAsked(next)}
        >
          Pass the armband to {firstName(next.name)}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={`Pass the armband of ${titleOf(day, team)} to ${asked?.name}?`}
        keep="Keep it"
        confirm="Pass it on"
        busy={captains.isNaming}
        doing="Passing it on"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) captains.give(asked.player_id, team)
          setAsked(null)
        }}
      >
        {wearer} free to be drawn by any team then, and not asked again.
      </ConfirmDialog>
    </>
  )
}
