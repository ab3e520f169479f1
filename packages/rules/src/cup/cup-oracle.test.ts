import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cupOf, playCup, teamNumbers } from '../testing/cups.ts'
import { groupsOf } from './schedule.ts'

interface OracleMatch {
  id: number
  group_id: number
  opponent1: { id: number | null } | null
  opponent2: { id: number | null } | null
}

/** An independent tournament library that computes the same cup; its participants count from 0. */
async function oracleOf(stage: Parameters<BracketsManager['create']['stage']>[0]) {
  const database = new InMemoryDatabase()
  const manager = new BracketsManager(database)
  await manager.create.stage(stage)
  const matches = async () => ((await database.select('match')) as OracleMatch[] | null) ?? []
  const teamsOf = ({ opponent1, opponent2 }: OracleMatch) =>
    [opponent1, opponent2].map((opponent) => (opponent?.id ?? -1) + 1)
  return { manager, matches, teamsOf }
}

const names = (n: number) => teamNumbers(n).map((team) => `Team ${team}`)

test.each(teamNumbers(16).slice(1))(
  '[O-3] [O-4] with %i teams bracket, byes and winners are the same as in another library',
  async (n) => {
    const size = 2 ** Math.ceil(Math.log2(n))
    const scores = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), {
      minLength: 20,
      maxLength: 20,
    })
    for (const results of fc.sample(scores, { numRuns: 6, seed: n })) {
      const decided = results.map(([a, b]) => (a === b ? ([a + 1, b] as const) : ([a, b] as const)))
      const played: { teams: readonly [number, number]; score: readonly [number, number] }[] = []
      const cup = cupOf(n, { is: 'knockout' })
      const { winner } = playCup(cup, decided, (_, teams, score) => played.push({ teams, score }))

      const oracle = await oracleOf({
        ...{ tournamentId: 0, name: 'Cup', type: 'single_elimination' },
        seeding: [...names(n), ...Array.from({ length: size - n }, () => null)],
        settings: { seedOrdering: ['inner_outer'], consolationFinal: n > 3 },
      })
      for (const { teams, score } of played) {
        const match = (await oracle.matches()).find((candidate) =>
          oracle.teamsOf(candidate).every((team, side) => team === teams[side]),
        )
        expect(match, `${teams.join(' v ')} is no match of the other program`).toBeDefined()
        await oracle.manager.update.match({
          id: match?.id ?? -1,
          opponent1: { score: score[0], result: score[0] > score[1] ? 'win' : 'loss' },
          opponent2: { score: score[1], result: score[0] > score[1] ? 'loss' : 'win' },
        })
      }
      const standings = await oracle.manager.get.finalStandings(0)
      expect((standings[0]?.id as number) + 1).toBe(winner)
      const real = (await oracle.matches()).filter((match) => oracle.teamsOf(match).every((team) => team > 0))
      expect(real).toHaveLength(played.length)
    }
  },
)

test.each(teamNumbers(16).slice(5))(
  '[O-2] with %i teams the groups and their matches are the same as in another library',
  async (n) => {
    for (const groups of n < 12 ? ([2] as const) : ([2, 4] as const)) {
      const oracle = await oracleOf({
        ...{ tournamentId: 0, name: 'Groups', type: 'round_robin', seeding: names(n) },
        settings: { groupCount: groups, seedOrdering: ['groups.seed_optimized'] },
      })
      const matches = await oracle.matches()
      const expected = teamNumbers(groups).map((group) => {
        const own = matches.filter(({ group_id }) => group_id === group - 1)
        return [...new Set(own.flatMap(oracle.teamsOf))].toSorted((a, b) => a - b)
      })
      expect(groupsOf(cupOf(n, { groups }))).toEqual(expected)
      expect(matches).toHaveLength(expected.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0))
    }
  },
)
