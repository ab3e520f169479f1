import { login, register } from '@turnout/contract/accounts'
import { askVendor } from '@turnout/contract/enquiries'
import { endMatch, holdUpcomingMatch } from '@turnout/contract/live-match'
import { logout } from '@turnout/contract/me'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignCaptains } from '@turnout/contract/teams'
import { publishMyVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { users } from '../features/accounts/tables.ts'
import { PASSWORD, registrationForm } from '../features/accounts/testing.ts'
import { makeVendor } from '../features/vendors/testing.ts'
import { CHECK_IN_TIME } from './game-setup.ts'
import { addLatePress, gameWithArrivals, kickedOff, type MatrixGame, scores } from './matrix-game.ts'
import { type Person, person } from './people.ts'
import type { Actor } from './permission-matrix.ts'
import type { TestServer } from './server.ts'

export interface World {
  tokens: Record<Actor, string | null>
  people: Record<string, Person>
  /** Enquiries of the creator and of `elsewhere` to the outsider. */
  enquiries: { mine: string; elsewhere: string }
  /** Two captains are named and it is the turn of team 1. */
  drafting: MatrixGame
  /** A match is on, the clock runs, the referee is from team 3. */
  running: MatrixGame
  /** Between two matches, with the next one on hold. */
  waiting: MatrixGame
  /** The match ended 1-1 and the coin is due. */
  drawn: MatrixGame
  /** The token with which anyone can watch the running game. */
  spectatorToken: string
  /** A game of a group to which none of the other actors belong. */
  elsewhere: MatrixGame
}

const NAMES = [
  'outsider',
  'pending',
  'member',
  'captain',
  'referee',
  'admin',
  'creator',
  'spare',
  'late',
  'asker',
  'elsewhere',
]

/** One set-up for all cells of the matrix: actors in every role, and games in every phase. */
export async function matrixWorld(server: TestServer): Promise<World> {
  await server.setTime(CHECK_IN_TIME)
  const people: Record<string, Person> = {}
  for (const name of NAMES) people[name] = await person(server, name)
  people.platformAdmin = await person(server, 'platform', { admin: true })
  const gone = await person(server, 'gone')
  await gone.call(logout, {})
  await givePassword(server, people.member!)
  // signing up as a vendor gives no other rights
  await makeVendor(server, people.outsider!)
  await people.outsider!.call(publishMyVendor)
  const enquiry = { params: { vendorId: people.outsider!.id }, body: { text: 'Dinner for 40?' } }
  const [asked, askedElsewhere] = [
    await people.creator!.call(askVendor, enquiry),
    await people.elsewhere!.call(askVendor, enquiry),
  ]

  const drafting = await gameWithArrivals(server, people, people.creator!)
  const { captain } = drafting.memberIds
  await people.creator!.call(assignCaptains, {
    params: { groupId: drafting.groupId },
    body: { [captain]: 1, [drafting.guests[0]!]: 2 },
  })
  const running = await kickedOff(server, people, people.creator!)
  const waiting = await kickedOff(server, people, people.creator!)
  await scores(people.creator!, waiting, [1, 1])
  await people.creator!.call(holdUpcomingMatch, { params: waiting, body: { hold: true } })
  await addLatePress(people.creator!, waiting)
  const drawn = await kickedOff(server, people, people.creator!)
  await scores(people.creator!, drawn, [1, 2])
  await people.creator!.call(endMatch, { params: drawn })

  const opened = await people.creator!.call(changeSpectatorLink, { params: running, body: { open: true } })
  const elsewhere = await kickedOff(server, await others(server), people.elsewhere!)
  await people.elsewhere!.call(endMatch, { params: elsewhere })
  await addLatePress(people.elsewhere!, elsewhere)

  return {
    people,
    enquiries: { mine: asked.reply.id, elsewhere: askedElsewhere.reply.id },
    spectatorToken: opened.reply.token ?? '',
    drafting,
    running,
    waiting,
    drawn,
    elsewhere,
    tokens: {
      visitor: null,
      unconfirmed: await unconfirmed(server),
      outsider: people.outsider!.token,
      pending: people.pending!.token,
      member: people.member!.token,
      captain: people.captain!.token,
      referee: people.referee!.token,
      admin: people.admin!.token,
      creator: people.creator!.token,
      platformAdmin: people.platformAdmin.token,
      adminElsewhere: people.elsewhere!.token,
      deadToken: gone.token,
    },
  }
}

async function others(server: TestServer): Promise<Record<string, Person>> {
  const names = ['pending', 'member', 'captain', 'referee', 'admin', 'spare', 'late', 'asker']
  const people = await Promise.all(names.map((name) => person(server, `other ${name}`)))
  return Object.fromEntries(names.map((name, index) => [name, people[index]!]))
}

async function givePassword({ deps }: TestServer, { id }: Person): Promise<void> {
  const passwordHash = await deps.passwords.hash(PASSWORD)
  await deps.sql.update(users).set({ passwordHash }).where(eq(users.id, id))
}

async function unconfirmed(server: TestServer): Promise<string> {
  const input = registrationForm('Dan', { role: 'vendor' })
  await server.call(register, { body: input })
  return (await server.call(login, { body: { email: input.email, password: input.password } })).reply
    .access_token
}
