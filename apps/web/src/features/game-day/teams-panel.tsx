import type { GameDay } from '@turnout/contract/game-day'
import { type ReactNode, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Panel } from '../../ui/panel.tsx'
import { Slots } from '../../ui/slots.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import { placesOf, teamNumbers, titleOf } from './draft-view.ts'
import styles from './game-day.module.css'
import { type Person, shortNameIn } from './people.ts'
import { teamsPanel as texts } from './team-texts.ts'

const Pager = lazyPart(async () => (await import('../../ui/pager.tsx')).Pager)

export type TeamsPanelProps = {
  day: GameDay
  people: readonly Person[]
  /** Actions on this team. */
  underTeam: (team: number) => ReactNode
  children?: ReactNode
}

/** The teams with bibs and places, five to a page, and below them the actions on all teams. */
export function TeamsPanel({ day, people, underTeam, children }: TeamsPanelProps) {
  const numbers = teamNumbers(day)
  const [page, setPage] = useState(1)
  const first = (page - 1) * PAGE_SIZE.teams
  const teamsWithPlayers = day.teams.filter(({ player_count: players }) => players > 0).length
  return (
    <Panel title={texts.teams} aside={texts.ofHavePlayers(teamsWithPlayers, day.max_teams)}>
      <ul className={styles.teams}>
        {numbers.slice(first, first + PAGE_SIZE.teams).map((number) => (
          <TeamItem key={number} {...{ day, number, people }}>
            {underTeam(number)}
          </TeamItem>
        ))}
      </ul>
      <Pager
        isLarge
        page={page}
        total={numbers.length}
        perPage={PAGE_SIZE.teams}
        onPage={setPage}
        label={texts.teams}
      />
      {children && <div className={styles.actions}>{children}</div>}
    </Panel>
  )
}

type TeamItemProps = Omit<TeamsPanelProps, 'underTeam'> & { number: number }

function TeamItem({ day, number, people, children }: TeamItemProps) {
  const players = people.filter(({ team }) => team === number)
  // the captain comes first, the others by arrival
  const inOrder = [...players].sort((a, b) => Number(b.isCaptain) - Number(a.isCaptain))
  const title = titleOf(day, number)
  const size = placesOf(day, number)
  return (
    <li className={styles.team}>
      <TeamChip
        bib={<Bib team={number} size={36} />}
        name={title}
        note={texts.teamOf(number, players.length, size, turnNote(day, number))}
      />
      <Slots
        label={title}
        size={Math.max(size, players.length)}
        people={inOrder.map(({ id, name, isCaptain }) => ({
          id,
          name,
          short: isCaptain ? captainText(shortNameIn(people, name)) : shortNameIn(people, name),
        }))}
      />
      {children}
    </li>
  )
}

const MAX_CAPTAIN_NAME = 8

/** 'Cleo (C)'. There is room for two short lines, and '(C)' must fit into them. */
const captainText = (name: string): string =>
  `${name.length > MAX_CAPTAIN_NAME ? `${name.slice(0, MAX_CAPTAIN_NAME - 1)}…` : name} (C)`

function turnNote({ has_play_begun: playing, draft: { turn, turns } }: GameDay, number: number): string {
  if (playing || turn === null) return ''
  if (number === turn) return texts.pickingNow
  return turns[1] === number ? texts.picksNext : ''
}
