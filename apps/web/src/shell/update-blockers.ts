const GAME_PAGES = /\/(game-day|live-match)$|^\/(watch|board)\//
const FORM_PAGES = /\/(create|edit|plan|profile|chat|reset-password|(vendor-)?signup)(\/|$)|^\/vendors\/me$/

/** Never under the hands of whoever runs an evening. */
export const isGamePage = (path: string): boolean => GAME_PAGES.test(path)

/** What somebody has begun to write there is nowhere else yet. */
export const isFormPage = (path: string): boolean => FORM_PAGES.test(path)
