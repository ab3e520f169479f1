/** The facts of a refusal: a participant id, a team number, the room left. The caller writes the text. */
export type RefusalDetails = Readonly<Record<string, string | number>>

/** The output of a rule: a value, or a refusal by name. Rules do not throw. */
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

/** What follows from a value; a refusal stays as it is. */
export const mapOk = <T, U, R extends string>(result: Result<T, R>, follow: (value: T) => U): Result<U, R> =>
  result.ok ? ok(follow(result.value)) : result
