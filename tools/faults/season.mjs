export const fault = {
  what: 'a year of games of many groups, moment by moment',
  files: ['packages/rules/src/season.test.ts'],
  lengths: { SEASON_GROUPS: '200' },
}
