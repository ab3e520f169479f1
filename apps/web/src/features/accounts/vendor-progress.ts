const NAME = 'turnout.vendor-sign-up'

/** Private windows and tests have no shelf, or one that throws; then the page alone remembers. */
function shelf(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null
  }
}

/** Whose registration has gone through and still waits for its profile; never a password, and gone with the tab. */
export const registeredEmail = (): string | null => shelf()?.getItem(NAME) ?? null

export function rememberRegistered(email: string): void {
  try {
    shelf()?.setItem(NAME, email)
  } catch {
    // a full or closed shelf
  }
}

export const forgetRegistered = (): void => shelf()?.removeItem(NAME)
