import type { MessageFacts } from './chat.ts'
import { ok, type Result, refuse } from './result.ts'

export const REPORT_REASONS = ['spam', 'insult', 'private_details', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Of the note that goes with a reason, in Unicode characters. */
export const MAX_NOTE_LENGTH = 300

/** A member reports what another person wrote, once. */
export function reportMessage(
  message: MessageFacts,
  { actorId, hasReported }: { actorId: string; hasReported: boolean },
): Result<'reported', 'own-message' | 'message-removed' | 'already-reported' | 'not-allowed'> {
  if (message.kind === 'system') return refuse('not-allowed')
  if (message.removed) return refuse('message-removed')
  if (message.authorId === actorId) return refuse('own-message')
  return hasReported ? refuse('already-reported') : ok('reported')
}
