import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { getGameState, getSuggestedTeams } from '@turnout/contract/live-match'

/** All queries of the game day; what changes its people or its teams refreshes them. */
export const GAME_DAY_READS = [getGameDay, listPlayers, listManualParticipants] as const

export const MATCH_READS = [getGameState, getSuggestedTeams] as const
