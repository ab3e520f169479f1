const PITCH = /\/(game-day|live-match)$|^\/(watch|board)\//
const FORMS = /\/(create|edit|profile|chat|(vendor-)?signup)(\/|$)|^\/vendors\/me$/

/** Never under the hands of whoever runs an evening. */
export const isAtThePitch = (path: string): boolean => PITCH.test(path)

/** What somebody has begun to write there is nowhere else yet. */
export const isForm = (path: string): boolean => FORMS.test(path)
