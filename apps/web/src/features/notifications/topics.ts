import type { NotificationTopic } from '@turnout/rules/notifications'
import { topics as texts } from './texts.ts'

/** In the order of the page, each under its heading. */
export const TOPICS: Record<NotificationTopic, { under: string; name: string; hint?: string }> = {
  are_you_in: { under: texts.games, name: texts.areYouIn, hint: texts.areYouInHint },
  places: { under: texts.games, name: texts.places, hint: texts.placesHint },
  game_changes: { under: texts.games, name: texts.gameChanges },
  my_team: { under: texts.duringTheGame, name: texts.myTeam },
  my_match: { under: texts.duringTheGame, name: texts.myMatch },
  result: { under: texts.duringTheGame, name: texts.result },
  announcements: { under: texts.group, name: texts.announcements },
  mentions: { under: texts.group, name: texts.mentions, hint: texts.mentionsHint },
  approved: { under: texts.group, name: texts.approved },
  too_few: { under: texts.forOrganisers, name: texts.tooFew, hint: texts.tooFewHint },
  requests: { under: texts.forOrganisers, name: texts.requests },
  reports: { under: texts.forOrganisers, name: texts.reports },
  enquiries: { under: texts.vendors, name: texts.enquiries },
}
