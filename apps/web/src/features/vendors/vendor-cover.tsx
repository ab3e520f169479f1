import type { BusinessType } from '@turnout/rules/vendor'
import type { Interest } from '@turnout/rules/words'
import { LazyEventCover } from '../../platform/lazy/lazy-art.ts'
import { Photo } from '../../ui/photo.tsx'

/** The category of events whose drawn covers a type of business uses. */
const DRAWN_AS: Record<BusinessType, Interest> = {
  event_planner: 'Business & Networking',
  photographer: 'Arts & Culture',
  videographer: 'Technology',
  caterer: 'Food & Dining',
  venue: 'Business & Networking',
  decorator: 'Arts & Culture',
  dj: 'Music & Concerts',
  mc: 'Music & Concerts',
  band: 'Music & Concerts',
  solo_musician: 'Music & Concerts',
  dancer: 'Health & Wellness',
  comedian: 'Music & Concerts',
  magician: 'Education',
  sound_lighting: 'Music & Concerts',
  av_equipment: 'Technology',
  stage_setup: 'Music & Concerts',
}

type VendorCoverProps = {
  name: string
  type: BusinessType
  image: string | null | undefined
  width?: number
  height?: number
}

/** Fills its box. */
export const VendorCover = ({ name, type, image, width = 320, height = 180 }: VendorCoverProps) => (
  <Photo src={image}>
    <LazyEventCover title={name} category={DRAWN_AS[type]} width={width} height={height} />
  </Photo>
)
