import { count, ordinal } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { DraftStrip } from '../../ui/draft-strip.tsx'
import { InPlayPanel, Panel } from '../../ui/panel.tsx'
import { SelectableRow } from '../../ui/selectable-row.tsx'
import { Slots } from '../../ui/slots.tsx'
import type { DraftView } from './draft-of.ts'
import styles from './draft-panel.module.css'
import { firstName, type Person } from './people-of.ts'
import { clockTime } from './venue-time.ts'

export type DraftPanelProps = {
  view: DraftView
  /** It is this person's next step. */
  isInPlay: boolean
  teamSize: number
  timeZone: string
  chosen: readonly string[]
  toggle: (id: string, isChosen: boolean) => void
  /** Who was quicker. */
  taken: string | null
  /** The button and its line, where there is no bar at the bottom edge. */
  action?: ReactNode
}

/** Who picks, who is in the team already, and who can still be had. */
export function DraftPanel(props: DraftPanelProps) {
  const { view, isInPlay, teamSize, timeZone, chosen, toggle, taken, action } = props
  const Surface = isInPlay ? InPlayPanel : Panel
  const picked = view.free.filter(({ id }) => chosen.includes(id))
  return (
    <Surface title={view.title} aside={`Room for ${view.room}`}>
      <DraftStrip
        label="Who picks when"
        cells={view.cells.map(({ team, name, note, state }) => ({
          id: String(team),
          bib: <Bib team={team} size={32} />,
          name,
          note,
          state,
        }))}
      />
      {view.says && <p className={styles.says}>{view.says}</p>}
      <Slots
        label={view.teamName}
        size={teamSize}
        people={[...view.inTeam, ...picked].map(({ id, name }) => ({ id, name, short: firstName(name) }))}
      />
      <h3 className={styles.list}>
        {view.listTitle}
        <span className={styles.many}>{count(view.free.length, 'player')}</span>
      </h3>
      <p role="status" className={styles.taken}>
        {taken}
      </p>
      {view.free.length === 0 && <p className="sub">Nobody who may join this team is free.</p>}
      <ul className={styles.rows}>
        {view.free.map((person) => (
          <li key={person.id}>
            <SelectableRow
              name={person.name}
              detail={arrival(person, timeZone)}
              checked={chosen.includes(person.id)}
              disabled={!view.canPick}
              onChange={(isChosen) => toggle(person.id, isChosen)}
            />
          </li>
        ))}
      </ul>
      {action && <div className={styles.action}>{action}</div>}
    </Surface>
  )
}

const arrival = ({ place, arrivedAt, isGuest }: Person, timeZone: string): string | null => {
  if (place === null || arrivedAt === null) return null
  return `${isGuest ? 'Guest, arrived' : 'Arrived'} ${ordinal(place)}, ${clockTime(arrivedAt, timeZone)}`
}
