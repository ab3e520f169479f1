import { LazyCover } from '../../../platform/lazy/lazy-art.ts'
import { Photo } from '../../../ui/photo.tsx'

type GroupCoverProps = {
  groupName: string
  sport: string
  /** The venue's picture. */
  image?: string | null | undefined
  width?: number
  height?: number
}

/** Fills its container. */
export const GroupCover = ({ groupName, sport, image, width = 208, height = 232 }: GroupCoverProps) => (
  <Photo src={image}>
    <LazyCover groupName={groupName} sport={sport} width={width} height={height} />
  </Photo>
)
