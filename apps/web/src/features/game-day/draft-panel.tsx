import type { GameDay } from '@turnout/contract/game-day'
import { ordinal, pluralize } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { DraftStrip } from '../../ui/draft-strip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectableRow } from '../../ui/selectable-row.tsx'
import { Slots } from '../../ui/slots.tsx'
import styles from './draft-panel.module.css'
import type { DraftView } from './draft-view.ts'
import { type Person, shortNameIn } from './people.ts'
import { draftPanel as texts } from './team-texts.ts'
import type { Draft } from './use-draft.ts'

export type DraftPanelProps = {
  day: GameDay
  people: readonly Person[]
  draft: Pick<Draft, 'chosen' | 'toggle' | 'pickedMeanwhile'>
  view: DraftView
  /** Whether picking is this person's next step. */
  isYourStep: boolean
  /** The button with its context, when there is no bar at the bottom. */
  action?: ReactNode
}

/** Whose turn it is, who is in the team, and who is still free. */
export function DraftPanel(props: DraftPanelProps) {
  const { day, people, draft, view, isYourStep, action } = props
  const { chosen, toggle, pickedMeanwhile } = draft
  const picked = view.free.filter(({ id }) => chosen.includes(id))
  return (
    <Panel isInPlay={isYourStep} title={view.title} aside={texts.roomFor(view.room)}>
      <DraftStrip
        label={texts.whoPicksWhen}
        cells={view.cells.map(({ team, name, note, state }) => ({
          id: String(team),
          bib: <Bib team={team} size={32} />,
          name,
          note,
          state,
        }))}
      />
      {view.subtitle && <p className={styles.says}>{view.subtitle}</p>}
      <Slots
        label={view.teamName}
        size={view.places}
        people={[...view.inTeam, ...picked].map(({ id, name }) => ({
          id,
          name,
          short: shortNameIn(people, name),
        }))}
      />
      <h3 className={styles.list}>
        {view.listTitle}
        <span className={styles.many}>{pluralize(view.free.length, 'player')}</span>
      </h3>
      <p role="status" className={styles.taken}>
        {pickedMeanwhile}
      </p>
      {view.free.length === 0 && <p className="sub">{texts.nobodyWhoMayJoinThis}</p>}
      <ul className={styles.rows}>
        {view.free.map((person) => (
          <li key={person.id}>
            <SelectableRow
              name={person.name}
              detail={arrivalText(person, day.time_zone)}
              checked={chosen.includes(person.id)}
              disabled={!view.canPick}
              onChange={(isChosen) => toggle(person.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </Panel>
  )
}

const arrivalText = ({ place, arrivedAt, isGuest }: Person, timeZone: string): string | null => {
  if (place === null || arrivedAt === null) return null
  return `${isGuest ? texts.guestArrived : texts.arrived} ${ordinal(place)}, ${clockTime(arrivedAt, timeZone)}`
}
