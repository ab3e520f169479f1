const GAME_PAGES = /\/(game-day|live-match)$|^\/(watch|board)\//
const FORM_PAGES = /\/(create|edit|plan|profile|chat|reset-password|(vendor-)?signup)(\/|$)|^\/vendors\/me$/

/** No reload while a person runs a game. */
export const isGamePage = (path: string): boolean => GAME_PAGES.test(path)

/** Text that is typed there is stored nowhere else yet. */
export const isFormPage = (path: string): boolean => FORM_PAGES.test(path)
