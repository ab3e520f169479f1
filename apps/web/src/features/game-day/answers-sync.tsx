import { getGameDay } from '@turnout/contract/game-day'
import { refresh } from '../../platform/api/queries.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { GAME_DAY_READS } from '../live-match/public/game-reads.ts'
import { groupTopic } from '../who-comes/public/group-topic.ts'

/** Refreshes the game day when an answer changes. It renders nothing. */
export function AnswersSync({ groupId }: { groupId: string }) {
  useTopic(groupTopic(groupId), {
    onState: (_feed, isFirst) => {
      if (!isFirst) void refresh(...GAME_DAY_READS)
    },
    onRefused: () => void refresh(getGameDay),
  })
  return null
}
