import type { GameDay } from '@turnout/contract/game-day'
import type { TeamSizes as Sizes } from '@turnout/contract/teams'
import { areUnfair } from '@turnout/rules/fair-sizes'
import { listInWords } from '@turnout/rules/list-in-words'
import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { teamSizes as texts } from './team-texts.ts'

const EvenTeamsSheet = lazyPart(
  async () => (await import('./even-teams-sheet.tsx')).EvenTeamsSheet,
  MissingSheet,
)

/** The expected sizes of the teams, shown when they are unfair or were made even, with a button to change them. */
export function TeamSizes({ day, sizes }: { day: GameDay; sizes: Sizes }) {
  const [isOpen, setOpen] = useState(false)
  const { people, drafted, auto_assigned: autoAssigned, even_teams: evenTeams } = sizes
  const outcomes = autoAssigned ? [drafted, autoAssigned] : [drafted]
  const isUneven = outcomes.some((outcome) => areUnfair(outcome, people))
  if (!isUneven && evenTeams === null) return null
  const left = people - drafted.reduce((sum, size) => sum + size, 0)
  return (
    <Panel title={texts.teamSizes}>
      <div className="column gap-10">
        <p>
          {isUneven ? texts.teamsWillBe(listInWords(drafted)) : texts.everyoneShares(listInWords(drafted))}
          {left > 0 && ` ${texts.sitOut(left)}`}
        </p>
        <Button wide onClick={() => setOpen(true)}>
          {evenTeams === null || isUneven ? texts.evenTeams : texts.change}
        </Button>
      </div>
      {isOpen && <EvenTeamsSheet day={day} sizes={sizes} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
