import type { Point } from '@turnout/art/grounds/ground.ts'

/**
 * Where arrivals 1 to 32 stand, relative to the middle of the ground. No one moves when another person arrives.
 * Places near the ball fill first, the largest gap first, and no two are closer than an arm's length. `more` is the
 * place of '+4'.
 */
export type Spots = { people: readonly Point[]; more: Point }

/** A band of 338 by 184, for phones: between the title above and the status below. */
export const TALL: Spots = {
  people: [
    [46, 13],
    [-94, 6],
    [190, 14],
    [-26, -78],
    [-6, 106],
    [93, -78],
    [95, 106],
    [-148, 106],
    [-42, 40],
    [-148, -78],
    [104, 14],
    [-50, -25],
    [10, 56],
    [190, -78],
    [74, -32],
    [9, -43],
    [73, 59],
    [138, -24],
    [138, 52],
    [-94, 57],
    [-148, -5],
    [40, -78],
    [-80, -78],
    [-148, 50],
    [-116, -44],
    [44, 106],
    [-54, 106],
    [142, -78],
    [190, -32],
    [190, 60],
    [143, 106],
    [-102, 106],
  ],
  more: [188, 100],
}

/** A band of 465 by 184, for desktops: to the right of the count. */
export const WIDE: Spots = {
  people: [
    [98, 32],
    [-39, 43],
    [37, -39],
    [220, 33],
    [136, -92],
    [-130, -34],
    [36, 40],
    [98, -32],
    [-38, -44],
    [269, -92],
    [335, 32],
    [-130, 92],
    [159, 33],
    [160, -33],
    [70, 92],
    [-81, -1],
    [0, 92],
    [135, 92],
    [70, -92],
    [1, -92],
    [220, -32],
    [202, 92],
    [-71, 92],
    [-130, 34],
    [202, -92],
    [-71, -92],
    [279, -32],
    [269, 92],
    [279, 32],
    [-130, -92],
    [335, -31],
    [335, -92],
  ],
  more: [330, 88],
}

/** A regular grid looks like a drill, so each person stands off their spot by a fixed offset. */
export const JITTER = 7
