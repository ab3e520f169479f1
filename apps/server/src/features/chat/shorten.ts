import { QUOTE_LENGTH } from '@turnout/rules/chat'

/** The beginning of a text, without cutting a character. */
export const shorten = (text: string): string => [...text].slice(0, QUOTE_LENGTH).join('')
