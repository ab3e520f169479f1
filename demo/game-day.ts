import { checkIn, manualCheckIn, playBall } from '@turnout/contract/game-day'
import { assignCaptains, selectPlayers } from '@turnout/contract/teams'
import { AT_THE_PITCH } from './groups.ts'
import { type AppHost, callAs } from './host.ts'
import type { Person } from './people.ts'

/** A person at the pitch; a guest came with a member. */
export interface Arrival {
  id: string
  person: Person | null
}

export interface Club {
  host: AppHost
  ada: Person
  groupId: string
}

export async function checkInMember({ host, groupId }: Club, person: Person): Promise<Arrival> {
  const { player } = await callAs(host, person, checkIn, { params: { groupId }, body: AT_THE_PITCH })
  return { id: player.id, person }
}

export async function checkInGuest({ host, ada, groupId }: Club, name: string, phone = ''): Promise<Arrival> {
  const [guest] = await callAs(host, ada, manualCheckIn, { params: { groupId }, body: [{ name, phone }] })
  if (!guest) throw new Error(`${name} was checked in and is not on the list.`)
  return { id: guest.id, person: null }
}

/** The captains of teams 1 and 2 are the first two of the first ten, those of teams 3 and 4 the next two arrivals. */
export async function draftTeams(
  club: Club,
  arrivals: readonly Arrival[],
  nextTurn: () => Promise<void>,
): Promise<void> {
  const { host, ada, groupId } = club
  const early = arrivals.slice(0, 10)
  const late = arrivals.slice(10)
  const captains = [early[0], early[1], late[0], late[1]]
  for (const [index, captain] of captains.entries()) {
    if (!captain) throw new Error('Four teams need four captains.')
    await callAs(host, ada, assignCaptains, { params: { groupId }, body: { [captain.id]: index + 1 } })
  }
  for (const [index, captain] of captains.entries()) {
    await nextTurn()
    const rest = (index < 2 ? early : late).slice(2)
    const picks = rest.filter((_, place) => place % 2 === index % 2)
    const body = { [String(index + 1)]: picks.map(({ id }) => id) }
    await callAs(host, captain?.person ?? ada, selectPlayers, { params: { groupId }, body })
  }
}

export async function startPlay({ host, ada, groupId }: Club): Promise<string> {
  const { game_id } = await callAs(host, ada, playBall, { params: { groupId } })
  return game_id
}
