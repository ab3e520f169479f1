/** What the replies of this feature say. */
export const texts = {
  gameOver: 'This game is over.',
  beforePlayBall: 'The matches begin with Play Ball.',
  tossed: (result: 'heads' | 'tails', winner: string) =>
    `${result === 'heads' ? 'Heads' : 'Tails'}. ${winner} stays on.`,
  tossedInCup: (result: 'heads' | 'tails', winner: string) =>
    `${result === 'heads' ? 'Heads' : 'Tails'}. ${winner} wins the toss.`,
  noTeam: 'No team',
  playsFor: (name: string, team: string) => `${name} plays for ${team}.`,
  lent: (name: string, team: string) => `${name} plays for ${team} in its next match.`,
  backInOwnTeam: (name: string) => `${name} plays for their own team.`,
  goneHome: (name: string) => `${name} has gone home.`,
  back: (name: string) => `${name} is back.`,
  inFor: (playerIn: string, playerOut: string) => `${playerIn} is in for ${playerOut}.`,
}
