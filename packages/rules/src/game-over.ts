/**
 * [D-10] A game is over once its session has ended and nothing of it is under way, be it a match, a coin or a start to
 * come; at the latest when it closes, be it by hand. It is one of the previous games then.
 */
export const isGameOver = (
  game: { endsAt: number; closesAt: number; isUnderWay: boolean; isClosed: boolean },
  now: number,
): boolean => game.isClosed || now >= (game.isUnderWay ? game.closesAt : game.endsAt)
