import { asc, eq, inArray, notInArray, sql as query } from 'drizzle-orm'
import { API } from '../apps/server/src/app.ts'
import { sessions } from '../apps/server/src/features/accounts/tables.ts'
import { groups } from '../apps/server/src/features/groups/tables.ts'
import { members } from '../apps/server/src/features/members/tables.ts'
import { NEW_GROUP_SETTINGS } from '../apps/server/src/features/scheduled-games/start-asking.ts'
import { sweepOnce } from '../apps/server/src/features/scheduled-games/sweep.ts'
import { attendanceSettings } from '../apps/server/src/features/scheduled-games/tables.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { captureStatements } from '../apps/server/src/testing/capture-statements.ts'
import { manyGroups } from '../apps/server/src/testing/many-groups.ts'
import { seeded } from '../demo/seeded-random.ts'
import { median, timed } from './support/figures.ts'
import { openBenchHost } from './support/host.ts'
import { alternate, report } from './support/measure.ts'
import { replayStatements } from './support/statement-replay.ts'

/** The work of the clock for the sessions of all groups, and the queries of home for a person with many groups. */
const SIZES = (process.env.SIZES ?? '1000,10000').split(',').map(Number)
/** Groups that become due in the same second. */
const DUE = Number(process.env.DUE ?? 100)
const GROUPS_OF_ONE = 100
/** From one size to the next the cost may grow by this factor. */
const FLAT = 2

type World = Awaited<ReturnType<typeof open>>

async function open(size: number) {
  const host = await openBenchHost()
  const { sql } = host.deps
  const { token, ids } = await manyGroups(sql, size, seeded(size))
  const later = query`now() + interval '1 day'`
  const { mode, guestsAllowed, fairPlaces } = NEW_GROUP_SETTINGS
  await sql.execute(query`insert into ${attendanceSettings} (group_id, mode, guests_allowed, fair_places, due_at)
    select id, ${mode}, ${guestsAllowed}, ${fairPlaces}, ${later} from ${groups}`)
  const [session] = await sql.select().from(sessions).limit(1)
  await joinGroups(session?.userId ?? '')
  await sql.execute(query`analyze ${attendanceSettings}`)
  return { host, token, ids }

  async function joinGroups(userId: string) {
    const own = sql.select({ groupId: members.groupId }).from(members).where(eq(members.userId, userId))
    const missing = GROUPS_OF_ONE - (await sql.$count(members, eq(members.userId, userId)))
    const others = await sql
      .select({ id: groups.id })
      .from(groups)
      .where(notInArray(groups.id, own))
      .orderBy(asc(groups.id))
      .limit(missing)
    const joinedAt = new Date()
    await sql
      .insert(members)
      .values(
        others.map(({ id }) => ({ id: newId(), groupId: id, userId, state: 'member' as const, joinedAt })),
      )
  }
}

/** Milliseconds per group when these are due at once. */
async function sweepDue({ host, ids }: World, from: number): Promise<number> {
  const { sql } = host.deps
  const due = ids.slice(from, from + DUE)
  await sql
    .update(attendanceSettings)
    .set({ dueAt: new Date(0) })
    .where(inArray(attendanceSettings.groupId, due))
  const ms = await timed(async () => {
    while (await sweepOnce(host.deps));
  })
  return ms / due.length
}

const home = ({ host, token }: World) => host.answer(`${API}/users/me/scheduled-games`, token)

async function measure(world: World) {
  const { pool, deps } = world.host
  const statements = await captureStatements(() => home(world))
  let from = 0
  const rounds = await alternate({
    idle: () => timed(() => sweepOnce(deps)),
    due: async () => {
      const ms = await sweepDue(world, from)
      from += DUE
      return ms
    },
    home: () => timed(() => home(world)),
    bare: () => timed(() => replayStatements(pool, statements)),
  })
  return { ...rounds, statements: statements.length }
}

const results: Awaited<ReturnType<typeof measure>>[] = []
for (const size of SIZES) {
  const world = await open(size)
  results.push(await measure(world))
  await world.host.close()
}

const lines = (['idle', 'due', 'home'] as const).map((what) => ({
  name: { idle: 'a pass with nothing due', due: 'a group that is due', home: 'home, 100 groups' }[what],
  values: results.map((result) => median(result[what])),
}))
const last = results.at(-1)
if (!last) throw new Error('The bench of the week needs a size.')
const complaints = lines
  .filter(({ values }) => (values.at(-1) ?? 0) > FLAT * (values.at(-2) ?? Number.POSITIVE_INFINITY))
  .map(({ name }) => `NOT FLAT: '${name}' grows with the number of groups.`)
report('week', {
  figures: [
    {
      what: `home of a person in ${GROUPS_OF_ONE} groups, ${SIZES.at(-1)?.toLocaleString('en-GB')} groups`,
      unit: 'a second',
      baseline: 'the bare SQL',
      ours: last.home.map((ms) => 1000 / ms),
      bare: last.bare.map((ms) => 1000 / ms),
      aim: null,
    },
  ],
  curves: [
    { title: 'The clock and home by the number of groups', by: 'groups', unit: 'ms', sizes: SIZES, lines },
  ],
  notes: [`Home sends ${last.statements} statements, however many groups a person has.`, ...complaints],
})
if (complaints.length > 0) process.exitCode = 1
