/** Milliseconds a toast stays. */
export const TOAST_MS = { normal: 4_000, coinToss: 5_000, nextMatch: 3_000 } as const

/** Milliseconds until a screen moves on without a press. */
export const DELAY_MS = {
  afterSignIn: 1_000,
  afterVendorSignUp: 1_500,
  reloadAfterEnd: 1_000,
} as const

export const POLL_MS = { state: 5_000, timer: 2_000 } as const

export const PAGE_SIZE = { arrivals: 8, teams: 5, groups: 8, members: 8 } as const
