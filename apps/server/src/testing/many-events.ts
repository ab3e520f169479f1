import { EMPTY_ATTENDANCE } from '@turnout/rules/attendance'
import { BUSINESS_TYPES } from '@turnout/rules/vendor'
import { INTERESTS } from '@turnout/rules/words'
import { sql as query } from 'drizzle-orm'
import { users } from '../features/accounts/tables.ts'
import { searchText, wordsText } from '../features/events/search-text.ts'
import { events } from '../features/events/tables.ts'
import { groups } from '../features/groups/tables.ts'
import { openGames } from '../features/scheduled-games/tables.ts'
import { addSearchWords } from '../features/search/store.ts'
import { searchWords } from '../features/search/tables.ts'
import { searchText as vendorText, wordsText as vendorWords } from '../features/vendors/search.ts'
import { vendors } from '../features/vendors/tables.ts'
import type { Sql } from '../platform/db/database.ts'
import { newId } from '../platform/ids.ts'
import { rareWord } from './rare-word.ts'

type Random = (most: number) => number

/** The number of events with the rare name, for any total. */
const NAMESAKES = 20
const BATCH = 1000
const TOWNS = 400
const DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_GAMES_A_GROUP = 2
const THINGS = ['Concert', 'Supper', 'Street Cup', 'Workshop', 'Quiz', 'Market', 'Reading', 'Run', 'Meetup']

/**
 * Adds this many published events in the next half year, and a tenth as many vendors, in four hundred towns all over
 * the earth; and two open games for each existing group, of which there must be one. One event in three contains
 * 'beginners', one in a hundred 'floodlit', and always twenty are called 'Köttbullar Zanzibar'.
 */
export async function manyEvents(sql: Sql, count: number, random: Random): Promise<void> {
  const towns = Array.from({ length: TOWNS }, (_, n) => ({
    name: `Town ${rareWord(random)} ${n}`,
    latitude: random(1400) / 10 - 70,
    longitude: random(3600) / 10 - 180,
  }))
  const now = Date.now()
  const [host] = await sql.select({ id: users.id }).from(users).limit(1)
  await sql.transaction(async (tx) => {
    // the rows are correct by construction, so no foreign key is checked
    await tx.execute(query`set local session_replication_role = replica`)
    await tx.execute(query`set local statement_timeout = 0`)
    await tx.execute(query`set local idle_in_transaction_session_timeout = 0`)
    for (let from = 0; from < count; from += BATCH) {
      const made = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => event(from + n))
      await tx.insert(events).values(made)
      await addSearchWords(tx, made.map((row) => wordsText(row)).join(' '))
    }
    for (let from = 0; from < count / 10; from += BATCH) {
      const made = Array.from({ length: Math.min(BATCH, count / 10 - from) }, () => vendor())
      await tx.insert(vendors).values(made)
      await addSearchWords(tx, made.map(vendorWords).join(' '))
    }
    await tx.execute(query`
      insert into ${openGames} (id, group_id, date, starts_at, ends_at, venue_name, venue_address, venue_latitude,
        venue_longitude, going_count, has_places, search_text)
      select gen_random_uuid(), id, (start at time zone time_zone)::date, start, start + interval '2 hours', venue_name,
        venue_address, venue_latitude, venue_longitude, 5, true, search_text
      from ${groups}, generate_series(1, ${OPEN_GAMES_A_GROUP}::int) as week,
        lateral (select now() + week * interval '7 days' - random() * interval '6 days' as start) as times`)
    for (const name of ['events_search', 'vendors_search', 'search_words_like', 'open_games_search'])
      await tx.execute(query`select gin_clean_pending_list(${name}::regclass)`)
    for (const table of [events, vendors, openGames, searchWords]) await tx.execute(query`analyze ${table}`)
  })

  function place() {
    const town = towns[random(TOWNS)]!
    return {
      town: town.name,
      latitude: town.latitude + random(1000) / 5000,
      longitude: town.longitude + random(1000) / 5000,
    }
  }

  function event(n: number): typeof events.$inferInsert & Parameters<typeof wordsText>[0] {
    const { town, latitude, longitude } = place()
    const isNamesake = n % Math.max(1, Math.floor(count / NAMESAKES)) === 0
    const startsAt = new Date(now + random(DAYS * 24 * 60) * 60_000 + DAY_MS)
    const texts = {
      title: isNamesake ? 'Köttbullar Zanzibar' : `${rareWord(random)} ${THINGS[random(THINGS.length)]}`,
      category: INTERESTS[random(INTERESTS.length)]!,
      venueName: `The ${rareWord(random)} House`,
      venueAddress: `${random(200)} High Street, ${town}`,
      description: [
        'Friendly company for everyone who turns out, bring a friend and something to drink.',
        n % 3 === 0 ? 'Complete beginners are welcome.' : 'Some years of practice help.',
        n % 100 === 0 ? 'The yard is floodlit.' : 'We stay until dark.',
      ].join(' '),
    }
    return {
      ...texts,
      id: newId(),
      state: 'published',
      date: startsAt.toISOString().slice(0, 10),
      startTime: startsAt.toISOString().slice(11, 16),
      endTime: new Date(startsAt.getTime() + DAY_MS / 8).toISOString().slice(11, 16),
      timeZone: 'UTC',
      startsAt,
      endsAt: new Date(startsAt.getTime() + DAY_MS / 8),
      venueLatitude: latitude,
      venueLongitude: longitude,
      price: '',
      guestsAllowed: true,
      hostType: 'person',
      hostUserId: host!.id,
      attendance: { ...EMPTY_ATTENDANCE, places: n % 4 === 0 ? 20 : null },
      places: n % 4 === 0 ? 20 : null,
      goingCount: n % 8 === 0 ? 20 : 3,
      waitingCount: 0,
      searchText: searchText(texts, 'Ada Okafor'),
      version: 0,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    }
  }

  function vendor(): typeof vendors.$inferInsert & Parameters<typeof vendorText>[0] {
    const { town, latitude, longitude } = place()
    const texts = {
      businessName: `${rareWord(random)} & Daughters`,
      businessType: BUSINESS_TYPES[random(BUSINESS_TYPES.length)]!,
      placeName: town,
      description:
        'A family business for thirty years: weddings, street parties and everything between, indoors and out.',
    }
    return {
      ...texts,
      ownerId: newId(),
      businessPhone: '',
      businessEmail: '',
      placeLatitude: latitude,
      placeLongitude: longitude,
      travelKm: 50,
      searchText: vendorText(texts),
      publishedAt: new Date(now - random(DAYS) * DAY_MS),
      createdAt: new Date(now),
      changedAt: new Date(now),
    }
  }
}
