/** With a word joiner, so that no line breaks after the dash. */
const DASH = '–\u2060'

/** '2–1', always on one line. */
export const scoreText = (a: number, b: number): string => `${a}${DASH}${b}`
