import { Id } from '@turnout/contract/wire/text'
import { businessTypeName, isVendorPublic } from '@turnout/rules/vendor'
import type { Deps } from '../../deps.ts'
import { type Preview, SHARE_CARD } from '../../platform/http/link-preview.ts'
import { rowPages, type SitemapSource } from '../../platform/http/sitemap.ts'
import { pageOf } from './present.ts'
import { IS_PUBLIC } from './search.ts'
import { findVendor } from './store.ts'
import { vendors } from './tables.ts'

const VENDOR_PATH = /^\/vendors\/([^/]+)\/?$/
const MAX_LETTERS = 160

/** [V-4] [S-4] The link preview of a vendor's page in chats and for search engines, from its public data. */
export async function vendorPreview(
  { sql }: Pick<Deps, 'sql'>,
  path: string,
): Promise<Preview | 'not-found' | null> {
  const vendorId = VENDOR_PATH.exec(path)?.[1]
  if (vendorId === undefined || vendorId === 'me' || vendorId === 'enquiries') return null
  const vendor = Id.safeParse(vendorId).success ? await findVendor(sql, vendorId) : null
  if (!vendor || !isVendorPublic(pageOf(vendor))) return 'not-found'
  const { businessName, businessType, placeName, description } = vendor
  return {
    title: businessName,
    description: shorten(`${businessTypeName(businessType)}, ${placeName}. ${description}`),
    image: SHARE_CARD,
    path: vendorPath(vendorId),
    about: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: businessName,
      description,
      url: `${origin}${vendorPath(vendorId)}`,
    }),
  }
}

/** [S-4] The pages of all public vendors. */
export const vendorSitemap = ({ sql }: Pick<Deps, 'sql'>): SitemapSource =>
  rowPages(sql, {
    ...{ name: 'vendors', table: vendors, id: vendors.ownerId, changedAt: vendors.changedAt },
    where: () => IS_PUBLIC,
    pathOf: vendorPath,
  })

const vendorPath = (vendorId: string): string => `/vendors/${vendorId}`

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS - 1).trimEnd()}…` : line
}
