import { getGroup } from '@turnout/contract/groups'
import { refresh } from '../../platform/api/queries.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { ATTENDANCE_READS, DATE_READS } from './actions.ts'
import { groupTopic } from './public/group-topic.ts'

/** Requests the games to come of a group again at each change. One connection: the page uses it once. */
export function useGroupFeed(groupId: string | null): void {
  useTopic(groupId === null ? null : groupTopic(groupId), {
    // also the first: something may have changed since the page requested its answers
    onState: () => void refresh(...DATE_READS),
    onConnection: (connection) => {
      // begins to poll again
      if (connection === 'lost') void refresh(...ATTENDANCE_READS)
    },
    // no member any more: the page then shows what visitors see
    onRefused: () => void refresh(getGroup),
  })
}
