import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { createGroup } from './create-group.ts'
import { deleteGroup } from './delete-group.ts'
import { getGroup } from './get-group.ts'
import { joinGroup } from './join-group.ts'
import { listGames } from './list-games.ts'
import { listGroups } from './list-groups.ts'
import { listMyGroups } from './list-my-groups.ts'
import { listPastCups } from './list-past-cups.ts'
import { updateGroup } from './update-group.ts'

export const groupsEndpoints: ServedEndpoint<Deps>[] = [
  listGroups,
  listMyGroups,
  getGroup,
  listGames,
  listPastCups,
  createGroup,
  updateGroup,
  deleteGroup,
  joinGroup,
]
