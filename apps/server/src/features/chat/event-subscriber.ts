import type { Events } from '../../events.ts'
import type { EventSubscriber } from '../../platform/events.ts'
import { publishChangeIn } from '../../platform/live/broker.ts'
import { deleteReadMark } from './store.ts'
import { writeResultLine, writeScheduledLines, writeScheduleLines } from './system-lines.ts'
import { chatStreamId } from './topic.ts'

export const notifyChatReaders: EventSubscriber<Events> = {
  inTransaction: {
    'scheduled-game-changed': writeScheduledLines,
    'schedule-changed': writeScheduleLines,
    'game-changed': writeResultLine,
    'chat-changed': (sql, { groupId }) => publishChangeIn(sql, chatStreamId(groupId)),
    'member-left': (sql, { groupId, userId }) => deleteReadMark(sql, groupId, userId),
    'member-removed': (sql, { groupId, userId }) => deleteReadMark(sql, groupId, userId),
  },
}
