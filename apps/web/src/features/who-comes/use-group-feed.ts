import { getGroup } from '@turnout/contract/groups'
import { refresh } from '../../platform/api/queries.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { ATTENDANCE_READS, DATE_READS } from './actions.ts'
import { groupTopic } from './public/group-topic.ts'

/** Reloads the coming games of a group at each change. Opens a connection, so a page uses it once. */
export function useGroupFeed(groupId: string | null): void {
  useTopic(groupId === null ? null : groupTopic(groupId), {
    // also at the first state: something may have changed since the page loaded
    onState: () => void refresh(...DATE_READS),
    onConnection: (connection) => {
      // starts polling again
      if (connection === 'lost') void refresh(...ATTENDANCE_READS)
    },
    // the viewer is no member any more: the page then shows what visitors see
    onRefused: () => void refresh(getGroup),
  })
}
