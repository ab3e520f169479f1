import { Badge } from '../../ui/badge.tsx'
import type { GroupValues } from './form-values.ts'
import { shortDays } from './game-dates.ts'
import { GroupCard } from './group-card.tsx'
import { groupPreview as texts } from './group-texts.ts'

export type PreviewProps = {
  values: GroupValues
  /** The newly chosen photo, or else the group's present picture. */
  picture: string | null | undefined
}

/** The group's card in the list, with the values typed so far. */
export function GroupPreview({ values, picture, memberCount }: PreviewProps & { memberCount: number }) {
  const { name, description, venue_name, playing_days, game_start_time, game_end_time, sports_type } = values
  return (
    <GroupCard
      stacked
      dateLabel={playing_days.length > 0 ? shortDays(playing_days) : texts.pickDays}
      title={name.trim() || texts.yourGroup}
      action={<Badge kind="member" />}
      group={{
        name,
        description,
        sports_type,
        venue_name: venue_name.trim() || texts.yourPitch,
        game_start_time,
        game_end_time,
        next_game: null,
        member_count: memberCount,
        playing_days: playing_days.map((day) => ({ day })),
        venue_image_small_url: picture ?? null,
      }}
    />
  )
}
