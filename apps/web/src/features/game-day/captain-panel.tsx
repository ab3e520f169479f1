import type { GameDay } from '@turnout/contract/game-day'
import { Bib } from '../../art/bib.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './game-day.module.css'
import { startsDraft } from './next-step.ts'
import { type Person, shortNameIn } from './people.ts'
import { armbandText, startingCaptainsText } from './step-context-text.ts'
import { captainPanel as texts } from './team-texts.ts'
import { common } from './texts.ts'
import type { Captains } from './use-captains.ts'

export type CaptainPanelProps = {
  day: GameDay
  people: readonly Person[]
  captains: Captains
}

/** The next armband, for whoever may give it, while something else is the next step. */
export function CaptainPanel({ day, people, captains }: CaptainPanelProps) {
  const { next_captain: next } = day.draft
  const starts = startsDraft(day)
  if (!next) return null
  return (
    <Panel title={starts ? texts.firstCaptains : texts.nextCaptain}>
      <div className={styles.captain}>
        <Bib team={next.team_number} size={44} />
        <p>{starts ? startingCaptainsText(day, people) : armbandText(day, people)}</p>
      </div>
      <Button
        wide
        busy={captains.isNaming}
        busyText={starts ? common.startingDraft : common.givingArmband}
        onClick={captains.nameCaptains}
      >
        {starts ? common.startDraft : texts.giveArmband(shortNameIn(people, next.name))}
      </Button>
    </Panel>
  )
}
