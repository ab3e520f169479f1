import { groupLists as texts } from './list-texts.ts'
import { common } from './texts.ts'

/** The list that a group's page leads back to, by family. */
export const GROUP_LISTS = {
  all: { to: '/sports/groups', name: texts.allGroups },
  mine: { to: '/my-sports-groups', name: common.myGroups },
} as const
