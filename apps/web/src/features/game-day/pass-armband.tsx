import type { GameDay } from '@turnout/contract/game-day'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { titleOf } from './draft-view.ts'
import { isMyTeam, teamAt } from './next-step.ts'
import { type Person, shortNameIn } from './people.ts'
import { passArmband as texts } from './team-texts.ts'
import type { Captains } from './use-captains.ts'

export type PassArmbandProps = {
  day: GameDay
  people: readonly Person[]
  team: number
  captains: Captains
}

/** A captain alone in a team passes the armband on, or an organiser does. Those who passed it on are skipped. */
export function PassArmband({ day, people, team, captains }: PassArmbandProps) {
  // the successor in the question, also when another person is next by now
  const [offered, setOffered] = useState<GameDay['draft']['pass_to'][number] | null>(null)
  const next = day.draft.pass_to.find(({ team_number: number }) => number === team)
  const currentTeam = teamAt(day, team)
  const isMine = isMyTeam(day, currentTeam)
  if (day.is_closed || !(next || offered) || !(isMine || day.can.draft_by_hand)) return null
  const wearer = isMine
    ? texts.youAre
    : texts.captainIs(currentTeam?.captain_name ? shortNameIn(people, currentTeam.captain_name) : null)
  return (
    <>
      {next && (
        <Button
          variant="quiet"
          wide
          busy={captains.isNaming}
          busyText={texts.passingItOn}
          onClick={() => setOffered(next)}
        >
          {texts.passArmbandTo(shortNameIn(people, next.name))}
        </Button>
      )}
      {offered && (
        <ConfirmDialog
          open
          title={texts.passArmbandOfTo(titleOf(day, team), offered.name)}
          cancelText={texts.keepIt}
          confirmText={texts.passItOn}
          busy={captains.isNaming}
          busyText={texts.passingItOn}
          onClose={() => setOffered(null)}
          onConfirm={() => {
            captains.give(offered.player_id, team)
            setOffered(null)
          }}
        >
          {texts.freeToBeDrawnBy(wearer)}
        </ConfirmDialog>
      )}
    </>
  )
}
