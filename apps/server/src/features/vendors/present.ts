import type { Vendor, VendorCard, VendorPage, VendorProfile } from '@turnout/contract/vendors'
import type * as rules from '@turnout/rules/vendor'
import type * as z from 'zod'
import { pictureUrl } from '../../platform/files/picture-names.ts'
import type { FoundVendor } from './search.ts'
import { searchText } from './search.ts'
import type { Profile, Vendor as VendorRow } from './store.ts'

const presentPicture = (id: string) => ({
  id,
  url: pictureUrl(id, 'large'),
  small_url: pictureUrl(id, 'small'),
})

const presentPublic = (
  vendor: Pick<VendorRow, 'ownerId' | 'businessName' | 'businessType' | 'travelKm'>,
) => ({
  id: vendor.ownerId,
  business_name: vendor.businessName,
  business_type: vendor.businessType,
  travel_km: vendor.travelKm,
})

export const presentVendor = (vendor: VendorRow, pictures: readonly string[]): Vendor => ({
  ...presentPublic(vendor),
  description: vendor.description,
  business_phone: vendor.businessPhone,
  business_email: vendor.businessEmail,
  place: presentPlace(vendor),
  pictures: pictures.map(presentPicture),
  is_published: vendor.publishedAt !== null,
  is_hidden: vendor.hiddenAt !== null,
})

function presentPlace({ placeName: name, placeLatitude: latitude, placeLongitude: longitude }: VendorRow) {
  return name === null || latitude === null || longitude === null ? null : { name, latitude, longitude }
}

export const presentCard = (vendor: FoundVendor): VendorCard => ({
  ...presentPublic(vendor),
  place_name: vendor.placeName ?? '',
  picture_small_url: vendor.pictureId && pictureUrl(vendor.pictureId, 'small'),
})

export const presentPage = (vendor: VendorRow, pictures: readonly string[]): VendorPage => ({
  ...presentPublic(vendor),
  description: vendor.description,
  place_name: vendor.placeName ?? '',
  pictures: pictures.map(presentPicture),
})

/** From the wire to the columns. */
export function profileOf(input: z.output<typeof VendorProfile>): Profile {
  const columns = {
    businessName: input.business_name,
    businessType: input.business_type,
    description: input.description,
    businessPhone: input.business_phone,
    businessEmail: input.business_email,
    placeName: input.place?.name ?? null,
    placeLatitude: input.place?.latitude ?? null,
    placeLongitude: input.place?.longitude ?? null,
    travelKm: input.travel_km,
  }
  return { ...columns, searchText: searchText(columns) }
}

/** The page as the rules know it. */
export const pageOf = ({ placeName, publishedAt, hiddenAt }: VendorRow): rules.VendorPage => ({
  hasPlace: placeName !== null,
  isPublished: publishedAt !== null,
  isHidden: hiddenAt !== null,
})
