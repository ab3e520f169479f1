import { SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import { WEEKDAYS } from '@turnout/rules/words'
import { sql as query } from 'drizzle-orm'
import { sessions, users } from '../features/accounts/tables.ts'
import { searchText, wordsText } from '../features/groups/search-text.ts'
import { groups } from '../features/groups/tables.ts'
import { members } from '../features/members/tables.ts'
import { addSearchWords } from '../features/search/store.ts'
import { searchWords } from '../features/search/tables.ts'
import { cryptoChance } from '../platform/chance.ts'
import type { Sql } from '../platform/db/database.ts'
import { newId } from '../platform/ids.ts'
import { sessionRow, userRow } from './people.ts'
import { rareWord } from './rare-word.ts'

/** The number of groups with the rare name, for any total. */
const NAMESAKES = 20
const MEMBERS = 10
const BATCH = 1000
const SPORTS = ['football', 'football', 'football', 'basketball', 'volleyball', 'padel', 'hockey', 'rugby']
const TOWNS = 400
const FIRST = ['Canal', 'Harbour', 'Northern', 'Old Mill', 'Station', 'Sunday', 'Riverside', 'Market']
const SECOND = ['Lions', 'Foxes', 'United', 'Rovers', 'Wanderers', 'Herons', 'Kickers', 'Badgers', 'Comets']

/**
 * Adds this many groups with ten members each and as many people, in four hundred towns all over the earth. One in
 * three contains 'beginners', one in a hundred 'floodlit', and always twenty are called Zanzibar. Returns the session
 * of a member of ten groups.
 */
export async function manyGroups(
  sql: Sql,
  count: number,
  random: (most: number) => number,
): Promise<{ token: string; ids: string[] }> {
  const token = cryptoChance.secret()
  const people = Array.from({ length: count }, () => newId())
  const towns = Array.from({ length: TOWNS }, () => ({
    latitude: random(1400) / 10 - 70,
    longitude: random(3600) / 10 - 180,
  }))
  const ids: string[] = []
  await sql.transaction(async (tx) => {
    // the rows are correct by construction, so no foreign key of a million rows is checked
    await tx.execute(query`set local session_replication_role = replica`)
    await tx.execute(query`set local statement_timeout = 0`)
    await tx.execute(query`set local idle_in_transaction_session_timeout = 0`)
    for (let from = 0; from < count; from += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => from + n)
      await tx.insert(users).values(numbers.map((n) => userRow(people[n] ?? '', `p${n}@example.org`)))
      const made = numbers.map((n) => group(n, people[n] ?? ''))
      await tx.insert(groups).values(made)
      await addSearchWords(tx, made.map((row) => wordsText(row)).join(' '))
      await insertMembers(
        tx,
        made.flatMap(({ id }, n) => team(id, from + n)),
      )
      ids.push(...made.map(({ id }) => id))
    }
    for (const name of ['sport_groups_search', 'search_words_like'])
      await tx.execute(query`select gin_clean_pending_list(${name}::regclass)`)
    for (const table of [users, groups, members, searchWords]) await tx.execute(query`analyze ${table}`)
  })
  await sql.insert(sessions).values(sessionRow(people[0] ?? '', token))
  return { token, ids }

  function group(n: number, creatorId: string): typeof groups.$inferInsert & Parameters<typeof wordsText>[0] {
    const town = towns[random(TOWNS)] ?? { latitude: 0, longitude: 0 }
    const namePart =
      n % Math.max(1, Math.floor(count / NAMESAKES)) === 0 ? 'Zanzibar' : FIRST[random(FIRST.length)]
    const texts = {
      name: `${namePart} ${SECOND[random(SECOND.length)]}`,
      description: [
        'Friendly games for whoever turns out, bibs are there.',
        n % 3 === 0 ? 'Complete beginners are welcome.' : 'Some years of playing help.',
        n % 100 === 0 ? 'The pitch is floodlit.' : 'We play until dark.',
      ].join(' '),
      venueName: `${rareWord(random)} pitch ${random(90)}`,
      venueAddress: `${random(200)} ${FIRST[random(FIRST.length)]} Road, Town ${random(TOWNS)}`,
    }
    return {
      ...texts,
      id: newId(),
      sportsType: SPORTS[random(SPORTS.length)] ?? 'football',
      venueLatitude: town.latitude + random(1000) / 5000,
      venueLongitude: town.longitude + random(1000) / 5000,
      venueRadius: 150,
      timeZone: 'Europe/London',
      playingDays: [WEEKDAYS[random(7)] ?? 'MONDAY'],
      gameStartTime: '19:00',
      gameEndTime: '21:00',
      maxTeams: 4,
      maxPlayersPerTeam: 5,
      rules: '',
      draftOrder: 'team_by_team',
      venueSecret: 'the bench',
      refereeRequired: false,
      matchRules: SPECIFICATION_RULES,
      searchText: searchText(texts),
      creatorId,
      createdAt: new Date(Date.UTC(2025, 0, 1) + n * 60_000),
    }
  }

  function team(groupId: string, n: number): MembershipInput[] {
    return Array.from({ length: MEMBERS }, (_, k) => ({
      groupId,
      userId: people[(n + k * 29) % count] ?? '',
      state: k === 0 ? 'admin' : 'member',
    }))
  }
}

interface MembershipInput {
  groupId: string
  userId: string
  state: 'admin' | 'member'
}

/** Ten thousand rows as four lists: row by row they would be fifty thousand parameters. */
async function insertMembers(sql: Sql, memberships: readonly MembershipInput[]): Promise<void> {
  const list = (of: (membership: MembershipInput) => string) =>
    query.param(`{${memberships.map(of).join(',')}}`)
  await sql.execute(query`insert into ${members} (id, group_id, user_id, state, joined_at)
    select *, now() from unnest(${list(() => newId())}::uuid[], ${list(({ groupId }) => groupId)}::uuid[],
      ${list(({ userId }) => userId)}::uuid[], ${list(({ state }) => state)}::text[])`)
}
