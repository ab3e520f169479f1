import { MAX_NOTE_LENGTH, REPORT_REASONS } from '@turnout/rules/chat-reports'
import * as z from 'zod'
import { chatLine } from './chat-text.ts'

/** `missing` is the message when `other` has no note. */
export const reportBody = (missing: string) =>
  z
    .strictObject({
      reason: z.enum(REPORT_REASONS),
      note: chatLine('Note', MAX_NOTE_LENGTH).nullable().default(null),
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== null, { path: ['note'], message: missing })
