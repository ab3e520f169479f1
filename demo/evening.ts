import { checkIn, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { assignCaptains, selectPlayers } from '@turnout/contract/teams'
import { AT_THE_PITCH } from './groups.ts'
import { type Host, said } from './host.ts'
import type { Person } from './people.ts'

/** Somebody at the pitch; whoever has no account came along with a member. */
export interface Arrival {
  id: string
  person: Person | null
}

export interface Club {
  host: Host
  ada: Person
  groupId: string
}

export async function arrive({ host, groupId }: Club, person: Person): Promise<Arrival> {
  const { player } = await said(host, person, checkIn, { params: { groupId }, body: AT_THE_PITCH })
  return { id: player.id, person }
}

export async function bring({ host, ada, groupId }: Club, name: string, phone = ''): Promise<Arrival> {
  const [guest] = await said(host, ada, manualCheckIn, { params: { groupId }, body: [{ name, phone }] })
  if (!guest) throw new Error(`${name} was checked in and is not on the list.`)
  return { id: guest.id, person: null }
}

/** Teams 1 and 2 are captained by the first two of the first ten, teams 3 and 4 by the first two after them. */
export async function draft(
  club: Club,
  arrivals: readonly Arrival[],
  turn: () => Promise<void>,
): Promise<void> {
  const { host, ada, groupId } = club
  const early = arrivals.slice(0, 10)
  const late = arrivals.slice(10)
  const captains = [early[0], early[1], late[0], late[1]]
  for (const [index, captain] of captains.entries()) {
    if (!captain) throw new Error('Four teams need four captains.')
    await said(host, ada, assignCaptains, { params: { groupId }, body: { [captain.id]: index + 1 } })
  }
  for (const [index, captain] of captains.entries()) {
    await turn()
    const rest = (index < 2 ? early : late).slice(2)
    const picks = rest.filter((_, place) => place % 2 === index % 2)
    const body = { [String(index + 1)]: picks.map(({ id }) => id) }
    await said(host, captain?.person ?? ada, selectPlayers, { params: { groupId }, body })
  }
}

export async function openTheMatches({ host, ada, groupId }: Club): Promise<string> {
  const { game_id } = await said(host, ada, playBall, { params: { groupId } })
  return game_id
}
