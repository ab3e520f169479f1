import { MAX_MESSAGE_LENGTH } from '@turnout/rules/chat'
import * as z from 'zod'
import { isWellFormed, NOT_WELL_FORMED } from './text.ts'

/** These change the direction of the text that follows, so that a message could read as another one. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g
const CONTROLS = /(?![\t\n])\p{Cc}/u
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\p{C}\u2800]/gu
/** No script needs as many marks on one letter; more run over the lines above and below. */
const STACKED = /\p{M}{7}/u

const tidy = (text: string) =>
  text.normalize('NFC').replaceAll(LINE_ENDS, '\n').replaceAll(DIRECTION, '').trim()

/** A message as people wrote it: NFC, with line breaks, at most `max` Unicode characters. */
export const chatLine = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    .refine(isWellFormed, { error: NOT_WELL_FORMED, abort: true })
    .overwrite(tidy)
    .refine((text) => [...text].length <= max, {
      error: `${label} may have up to ${max.toLocaleString('en-GB')} characters.`,
      abort: true,
    })
    .refine((text) => text.replaceAll(UNSEEN, '') !== '', { error: `${label} is empty.`, abort: true })
    .refine((text) => !CONTROLS.test(text), `${label} has characters that cannot be shown.`)
    .refine((text) => !STACKED.test(text.normalize('NFD')), `${label} has too many accents on one letter.`)

export const chatText = chatLine('Message', MAX_MESSAGE_LENGTH)
