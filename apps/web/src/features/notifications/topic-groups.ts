import type { NotificationTopic } from '@turnout/rules/notifications'
import { topics as texts } from './texts.ts'

type Topic = { topic: NotificationTopic; name: string; hint?: string }

/** The topics in the order of the page. */
export const TOPIC_GROUPS: readonly { title: string; topics: readonly Topic[] }[] = [
  {
    title: texts.games,
    topics: [
      { topic: 'are_you_in', name: texts.areYouIn, hint: texts.areYouInHint },
      { topic: 'places', name: texts.places, hint: texts.placesHint },
      { topic: 'game_changes', name: texts.gameChanges },
    ],
  },
  {
    title: texts.duringTheGame,
    topics: [
      { topic: 'my_team', name: texts.myTeam },
      { topic: 'my_match', name: texts.myMatch },
      { topic: 'result', name: texts.result },
    ],
  },
  {
    title: texts.group,
    topics: [
      { topic: 'announcements', name: texts.announcements },
      { topic: 'mentions', name: texts.mentions, hint: texts.mentionsHint },
      { topic: 'approved', name: texts.approved },
    ],
  },
  {
    title: texts.forOrganisers,
    topics: [
      { topic: 'too_few', name: texts.tooFew, hint: texts.tooFewHint },
      { topic: 'requests', name: texts.requests },
      { topic: 'reports', name: texts.reports },
    ],
  },
  { title: texts.vendors, topics: [{ topic: 'enquiries', name: texts.enquiries }] },
]
