import type { Cup } from '@turnout/contract/cups'
import { Bib } from '../../../art/bib.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './cup.module.css'

export type CupPlace = Cup['fixtures'][number]['a']

export const teamNumberIn = ({ teams }: Pick<Cup, 'teams'>, teamId: string | null): number | null =>
  teams.find(({ id }) => id === teamId)?.team_number ?? null

export const teamNameIn = ({ teams }: Pick<Cup, 'teams'>, teamId: string | null): string =>
  teams.find(({ id }) => id === teamId)?.name ?? ''

type PlaceProps = { cup: Pick<Cup, 'teams'>; place: CupPlace; size?: number }

/** A team with its bib, or the text of a place that is not decided yet. */
export function Place({ cup, place, size = 26 }: PlaceProps) {
  const number = teamNumberIn(cup, place.team_id)
  return (
    <span className={classNames(styles.place, number === null && styles.openPlace)}>
      {number !== null && <Bib team={number} size={size} />}
      <span>{place.name}</span>
    </span>
  )
}
