/** Both ends are included. */
export type Bounds = { min: number; max: number }

/** How many teams and players a group may have, and how wide its check-in circle may be, in metres. */
export const GROUP_BOUNDS = {
  teams: { min: 2, max: 16 },
  playersPerTeam: { min: 1, max: 30 },
  venueRadius: { min: 50, max: 1000 },
} as const satisfies Record<string, Bounds>
