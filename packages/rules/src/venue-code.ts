const MINUTE_MS = 60_000

/** [P-3] The number of the minute; each minute has its own code. */
export const codeMinute = (at: number): number => Math.floor(at / MINUTE_MS)

/** The moment at which the next code is shown. */
export const codeRenewsAt = (at: number): number => (codeMinute(at) + 1) * MINUTE_MS

/** [P-3] The accepted codes: this minute's, and the previous one's for a person who was still typing. */
export const validCodes = (codeOf: (minute: number) => string, at: number): readonly [string, string] => [
  codeOf(codeMinute(at)),
  codeOf(codeMinute(at) - 1),
]
