/** What the replies of this feature say. */
export const texts = {
  gameOver: 'This game is over.',
  beforePlayBall: 'The matches begin with Play Ball.',
  tossed: (result: 'heads' | 'tails', winner: string) =>
    `${result === 'heads' ? 'Heads' : 'Tails'}. ${winner} stays on.`,
}
