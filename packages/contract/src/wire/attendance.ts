import * as z from 'zod'

export const ANSWERS = ['going', 'waiting', 'not_going'] as const

/** What a person has answered for a game or an event. */
export const MyAnswer = z.object({
  /** `waiting` is going without a place yet; null for no answer. */
  answer: z.enum(ANSWERS).nullable(),
  /** From 1; null unless waiting. */
  position: z.number().int().nullable(),
  /** A place is free at short notice: the first to accept it has it. */
  is_offered: z.boolean(),
  at_short_notice: z.boolean(),
  /** Behind the others on this waiting list: dropped out late or did not come, twice in the last five games. */
  is_behind: z.boolean(),
  /** In by "I always come on Wednesdays", not by an answer for this game. */
  is_standing: z.boolean(),
  guests: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Waits for a place. Absent in answers of older servers, as is `is_offered`. */
      is_waiting: z.boolean().optional(),
      /** A place is free at short notice, and this guest is next for it: the person may accept it. */
      is_offered: z.boolean().optional(),
    }),
  ),
})

export const AttendancePerson = z.object({
  user_id: z.uuid(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
})

/** A person, or a guest whom a person brings. */
export const Attendee = z.object({
  /** The person's id, or the guest's own. */
  id: z.uuid(),
  name: z.string(),
  profile_image_url: z.string().nullable(),
  /** The name of the person who brings them; null for a person. */
  guest_of: z.string().nullable(),
})

/** Who is in or waits. */
export const Comer = Attendee.extend({ answered_by_admin: z.boolean() })
