import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import type { Position } from '@turnout/rules/geofence'
import { mayBeMisspelt, normalizeForSearch, searchTerms } from '@turnout/rules/search'
import { type BusinessType, businessTypeName } from '@turnout/rules/vendor'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { matchesTerm } from '../../platform/db/matches-term.ts'
import { unitVector } from '../../platform/db/unit-vector.ts'
import type { Profile } from './store.ts'
import { vendorPictures, vendors } from './tables.ts'

export interface Search {
  text: string
  type: BusinessType | undefined
  near: Position | null
}

type Searchable = Pick<Profile, 'businessName' | 'businessType' | 'description' | 'placeName'>

/** Plain words with a space before each, by which a word is known to begin. */
export const searchText = ({ businessName, businessType, description, placeName }: Searchable): string =>
  ` ${normalizeForSearch(`${businessName} ${businessTypeName(businessType)} ${placeName ?? ''} ${description}`)}`

/** `isVendorPublic` of the rules. */
export const IS_PUBLIC = and(isNotNull(vendors.publishedAt), isNull(vendors.hiddenAt))

type Term = NonNullable<ReturnType<typeof searchTerms>>[number]

const matchesExactly = (term: Term): SQL => matchesTerm(vendors.searchText, term)

/** Of the groups of three letters in a word, how many stand together somewhere: one wrong letter costs up to three. */
const MIN_SIMILARITY = 0.4

/** [V-6] The index helps only with the words as they are typed: a directory is no longer than a server can read. */
const matches = (term: Term): SQL | undefined =>
  mayBeMisspelt(term.word)
    ? or(
        matchesExactly(term),
        query`word_similarity(${term.word}, ${vendors.searchText}) >= ${MIN_SIMILARITY}`,
      )
    : matchesExactly(term)

const distanceFrom = ({ latitude, longitude }: Position): SQL =>
  query`${unitVector(vendors.placeLatitude, vendors.placeLongitude)} <-> ${unitVector(latitude, longitude)}`

function matchingIds(sql: Sql, { text, type, near }: Search) {
  const terms = searchTerms(text)
  const asTyped = terms && terms.length > 0 ? [desc(query`${and(...terms.map(matchesExactly))}`)] : []
  return sql
    .select({ id: vendors.ownerId })
    .from(vendors)
    .where(and(IS_PUBLIC, ...(terms?.map(matches) ?? [query`false`]), type && eq(vendors.businessType, type)))
    .orderBy(...asTyped, near ? distanceFrom(near) : desc(vendors.publishedAt), desc(vendors.ownerId))
    .limit(MAX_COUNTED)
}

/** One page of what was found, and how many were: at `MAX_COUNTED` there may be more. */
export async function searchVendors(
  sql: Sql,
  search: Search,
  { page, size }: { page: number; size: number },
): Promise<{ found: FoundVendor[]; total: number }> {
  const from = (page - 1) * size
  const { rows } = await sql.execute<{ total: number; ids: string[] }>(query`
    select cardinality(found.ids) as total, found.ids[${from + 1}::int:${from + size}::int] as ids
    from (select array(${matchingIds(sql, search)}) as ids) as found`)
  const { total = 0, ids = [] } = rows[0] ?? {}
  const found = ids.length > 0 ? await findCards(sql, ids) : []
  return { found: found.toSorted((a, b) => ids.indexOf(a.ownerId) - ids.indexOf(b.ownerId)), total }
}

export type FoundVendor = Awaited<ReturnType<typeof findCards>>[number]

/** With the first picture of each. */
const findCards = (sql: Sql, ids: readonly string[]) =>
  sql
    .selectDistinctOn([vendors.ownerId], {
      ownerId: vendors.ownerId,
      businessName: vendors.businessName,
      businessType: vendors.businessType,
      placeName: vendors.placeName,
      travelKm: vendors.travelKm,
      pictureId: vendorPictures.pictureId,
    })
    .from(vendors)
    .leftJoin(vendorPictures, eq(vendorPictures.ownerId, vendors.ownerId))
    .where(inArray(vendors.ownerId, [...ids]))
    .orderBy(asc(vendors.ownerId), asc(vendorPictures.addedAt), asc(vendorPictures.pictureId))
