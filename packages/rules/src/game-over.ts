/**
 * [D-10] A game is over once its session has ended and nothing is under way (a match, a coin or a coming
 * start); at the latest when it closes, by the clock or by hand. Then it is one of the previous games.
 */
export const isGameOver = (
  game: { endsAt: number; closesAt: number; isUnderWay: boolean; isClosed: boolean },
  now: number,
): boolean => game.isClosed || now >= (game.isUnderWay ? game.closesAt : game.endsAt)
