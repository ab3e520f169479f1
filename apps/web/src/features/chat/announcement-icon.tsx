import { LineDrawing } from '../../ui/icons.tsx'

/** A megaphone. */
export const AnnouncementIcon = ({ size = 22 }: { size?: number }) => (
  <LineDrawing path="M4 10v4h3l9 5V5l-9 5zM19.5 9.5a4 4 0 0 1 0 5M8 14.5V20h3v-4" size={size} />
)
