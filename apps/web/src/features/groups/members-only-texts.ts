// apart from the other texts of groups, which its readers do without

export const membersOnly = {
  title: 'Members only',
  backToGroup: 'Back to the group',
}
