import { groupLists as texts } from './list-texts.ts'
import { common } from './texts.ts'

/** Where one comes from: the list of each family. */
export const GROUP_LISTS = {
  all: { to: '/sports/groups', name: texts.allGroups },
  mine: { to: '/my-sports-groups', name: common.myGroups },
} as const
