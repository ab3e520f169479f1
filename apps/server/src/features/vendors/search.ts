import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { chord, type Position } from '@turnout/rules/geofence'
import { normalizeForSearch } from '@turnout/rules/search'
import { type BusinessType, businessTypeName } from '@turnout/rules/vendor'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { StandbySql } from '../../platform/db/database.ts'
import { distanceFrom, isWithin, unitVector } from '../../platform/db/unit-vector.ts'
import { type Alternatives, findMeant, matchesTerms, pageOfIds } from '../search/public.ts'
import type { Profile } from './store.ts'
import { vendorPictures, vendors } from './tables.ts'

export interface Search {
  text: string
  type: BusinessType | undefined
  near: Position | null
  withinKm: number | undefined
}

type Searchable = Pick<Profile, 'businessName' | 'businessType' | 'description' | 'placeName'>

/** The text whose words a search suggests for misspelt ones: without the description. */
export const wordsText = ({
  businessName,
  businessType,
  placeName,
}: Pick<Searchable, 'businessName' | 'businessType' | 'placeName'>): string =>
  `${businessName} ${businessTypeName(businessType)} ${placeName ?? ''}`

/** Normalised words with a space before each, which marks the beginning of a word. */
export const searchText = ({ description, ...rest }: Searchable): string =>
  ` ${normalizeForSearch(`${wordsText(rest)} ${description}`)}`

/** `isVendorPublic` of the rules, in SQL. */
export const IS_PUBLIC = and(isNotNull(vendors.publishedAt), isNull(vendors.hiddenAt))

const PLACE = unitVector(vendors.placeLatitude, vendors.placeLongitude)

const matchingIds = (sql: StandbySql, { type, near, withinKm }: Search, terms: readonly Alternatives[]) =>
  sql
    .select({ id: vendors.ownerId })
    .from(vendors)
    .where(
      and(
        IS_PUBLIC,
        ...matchesTerms(vendors.searchText, terms),
        type && eq(vendors.businessType, type),
        near && withinKm ? isWithin(PLACE, near, chord(withinKm * 1000)) : undefined,
      ),
    )
    .orderBy(near ? distanceFrom(PLACE, near) : desc(vendors.publishedAt), desc(vendors.ownerId))
    .limit(MAX_COUNTED)

/** One page of the results and their number; from `MAX_COUNTED` on there may be more. */
export async function searchVendors(
  sql: StandbySql,
  search: Search,
  paging: { page: number; size: number },
): Promise<{ found: FoundVendor[]; total: number }> {
  const matching = await findMeant(sql, search.text, (terms) =>
    pageOfIds(sql, matchingIds(sql, search, terms), paging),
  )
  const { total, ids } = matching ?? { total: 0, ids: [] }
  const found = ids.length > 0 ? await findCards(sql, ids) : []
  return { found: found.toSorted((a, b) => ids.indexOf(a.ownerId) - ids.indexOf(b.ownerId)), total }
}

export type FoundVendor = Awaited<ReturnType<typeof findCards>>[number]

/** With the first picture of each. */
export const findCards = (sql: StandbySql, ids: readonly string[]) =>
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
