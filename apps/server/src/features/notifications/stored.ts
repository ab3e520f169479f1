import type { NotificationData } from '@turnout/contract/notifications'
import type { EnquiryKind, EventKind, NotificationKind, PlaceKind } from '@turnout/rules/notifications'
import type { notifications } from './tables.ts'

/** Rows name people, guests and messages by id alone, so that a name or a text can be removed. */
type Stored<Data> = Data extends { message_id: string }
  ? { userId: string; messageId: string }
  : Data extends { user: object }
    ? { userId: string }
    : Data

export type StoredData = {
  [K in NotificationKind]: K extends PlaceKind
    ? Omit<NotificationData[K], 'guest'> & { guestId?: string }
    : Stored<NotificationData[K]>
}

type Columns = typeof notifications.$inferSelect

type SubjectOf<K extends NotificationKind> = K extends EventKind
  ? { groupId: null; eventId: string; enquiryId: null }
  : K extends EnquiryKind
    ? { groupId: null; eventId: null; enquiryId: string }
    : { groupId: string; eventId: null; enquiryId: null }

/** A row of one of these kinds. The kind determines the subject and the type of the data. */
export type RowOf<Kinds extends NotificationKind> = {
  [K in Kinds]: Omit<Columns, 'kind' | 'data' | keyof SubjectOf<K>> &
    SubjectOf<K> & { kind: K; data: StoredData[K] }
}[Kinds]

export type NotificationRow = RowOf<NotificationKind>

/** The database checks the subject of a row, and `notify` the type of its data. */
export const typedRow = (row: Columns): NotificationRow => row as NotificationRow
