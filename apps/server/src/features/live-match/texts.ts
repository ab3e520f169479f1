/** The texts of this feature's replies. */
export const texts = {
  gameOver: 'This game is over.',
  beforePlayBall: 'The matches begin with Play Ball.',
  noTeam: 'No team',
  cupOf: (group: string) => `${group}, cup night`,
  cupWon: (team: string) => `${team} wins the cup.`,
  cupFinal: (team: string, score: string, loser: string) =>
    `${team} wins the cup, ${score} against ${loser} in the final.`,
  cupFinalByCoin: (team: string, score: string, loser: string) =>
    `${team} wins the cup, ${score} against ${loser} in the final, won by the coin.`,
  cupLeftAfterFinal: (team: string, score: string, loser: string) =>
    `${team} wins the cup, ${score} against ${loser} in the final, then ${loser} left.`,
  cupFinalForfeited: (team: string, loser: string) => `${team} wins the cup: ${loser} left before the final.`,
  cupWithoutWinner: 'The cup is over, and no team has won it.',
  cupOnNow: (a: string, b: string, stage: string) => `On now: ${a} v ${b}, ${stage}.`,
  cupNext: (a: string, b: string, stage: string) => `Next: ${a} v ${b}, ${stage}.`,
  cupPlayed: (over: number, all: number) => `${over} of ${all} matches played.`,
  cupLeads: (team: string) => `${team} leads.`,
  cupLeadsGroup: (team: string, group: string) => `${team} leads ${group}.`,

  playsFor: (name: string, team: string) => `${name} plays for ${team}.`,
  lent: (name: string, team: string) => `${name} plays for ${team} in its next match.`,
  backInOwnTeam: (name: string) => `${name} plays for their own team.`,
  goneHome: (name: string) => `${name} has gone home.`,
  back: (name: string) => `${name} is back.`,
  inFor: (playerIn: string, playerOut: string) => `${playerIn} is in for ${playerOut}.`,
}
