// a separate file, because its importers do not load the other texts of groups

export const membersOnly = {
  title: 'Members only',
  backToGroup: 'Back to the group',
}
