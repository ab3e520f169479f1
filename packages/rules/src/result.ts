/** What a refusal is about: a participant's or team's number, how much room; whoever shows it finds the words. */
export type RefusalDetails = Readonly<Record<string, string | number>>

/** What a rule answers: a value, or a refusal by its name. A refusal is an answer and never an exception. */
export type Result<T, R extends string = never> =
  | { ok: true; value: T }
  | { ok: false; refusal: R; details: RefusalDetails }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const refuse = <const R extends string>(
  refusal: R,
  details: RefusalDetails = {},
): { ok: false; refusal: R; details: RefusalDetails } => ({
  ok: false,
  refusal,
  details,
})
