import type { GameDay } from '@turnout/contract/game-day'
import { Bib } from '../../art/bib.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './game-day.module.css'
import { firstName, type Person } from './people.ts'
import { armbandText } from './step-context-text.ts'
import { common, captainPanel as texts } from './texts.ts'

export type CaptainPanelProps = {
  day: GameDay
  people: readonly Person[]
  isBusy: boolean
  nameCaptain: () => void
}

/** The next armband, for whoever may give it, while something else is the next step. */
export function CaptainPanel({ day, people, isBusy, nameCaptain }: CaptainPanelProps) {
  const { next_captain: next } = day.draft
  if (!next) return null
  return (
    <Panel title={texts.nextCaptain}>
      <div className={styles.captain}>
        <Bib team={next.team_number} size={44} />
        <p>{armbandText(day, people)}</p>
      </div>
      <Button wide busy={isBusy} busyText={common.givingArmband} onClick={nameCaptain}>
        {texts.giveArmband(firstName(next.name))}
      </Button>
    </Panel>
  )
}
