import { getGameDay } from '@turnout/contract/game-day'
import { useEffect } from 'react'
import { refresh } from '../../platform/api/queries.ts'
import { subscribe } from '../../platform/realtime/event-stream.ts'
import { groupTopic } from '../who-comes/public/group-topic.ts'
import { GAME_DAY_READS } from './actions.ts'

/** Requests today again when an answer changes. It renders nothing. */
export function AnswersSync({ groupId }: { groupId: string }) {
  useEffect(() => {
    let isFirst = true
    return subscribe(groupTopic(groupId), {
      onState: () => {
        if (!isFirst) void refresh(...GAME_DAY_READS)
        isFirst = false
      },
      onConnection: () => undefined,
      onRefused: () => void refresh(getGameDay),
    })
  }, [groupId])
  return null
}
