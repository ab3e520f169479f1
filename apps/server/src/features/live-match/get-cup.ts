import { getCup as endpoint, toCupSettings } from '@turnout/contract/cups'
import { fewestTeams } from '@turnout/rules/cup/time-plan'
import { handle } from '../../handle.ts'
import { loadTeamIds } from '../game/public.ts'
import { findPlannedCup } from '../scheduled-games/public.ts'
import { authorizeGameView } from './game-access.ts'
import { presentCup } from './present-cup.ts'

export const getCup = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const { gameRow, group, now } = await authorizeGameView(deps, params.gameId, actor, refuse)
  const { evening, date } = gameRow
  const cup = presentCup(evening, { ids: await loadTeamIds(deps.sql, gameRow.id) }, now)
  const planned = cup.settings ? null : await findPlannedCup(deps.sql, group, date)
  // with enough teams at play, the cup was given up, or an organiser has to plan it again
  const isMissingTeams = evening.play === null || (planned && cup.teams.length < fewestTeams(planned))
  return planned && isMissingTeams ? { ...cup, planned: toCupSettings(planned) } : cup
})
