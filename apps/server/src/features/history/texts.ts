/** The texts in the downloaded results. */
export const texts = {
  group: 'Group',
  date: 'Date',
  cupWinner: 'Winner of the cup',
  cupRunnerUp: 'Second in the cup',
  cupThird: 'Third in the cup',
  matchColumns: [
    'Match',
    'Team A',
    'Goals A',
    'Goals B',
    'Team B',
    'Winner',
    'Seconds',
    'Why',
    'How it ended',
    'Reason of the correction',
  ],
  tableColumns: ['Team', 'Played', 'Won', 'Drawn', 'Lost', 'Goals for', 'Goals against', 'Players'],
}
