/** Where one comes from: the list of each family. */
export const GROUP_LISTS = {
  all: { to: '/sports/groups', name: 'All groups' },
  mine: { to: '/my-sports-groups', name: 'My groups' },
} as const
