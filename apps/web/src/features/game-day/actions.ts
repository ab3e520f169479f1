import {
  checkIn,
  checkInMember,
  getGameDay,
  listManualParticipants,
  listPlayers,
  manualCheckIn,
  playBall,
  removeParticipant,
} from '@turnout/contract/game-day'
import { getGameState } from '@turnout/contract/live-match'
import {
  assignCaptains,
  assignTeams,
  autoAssignTeams,
  movePlayer,
  selectPlayers,
} from '@turnout/contract/teams'
import { pluralize } from '@turnout/rules/words'
import { useAction } from '../../platform/api/use-action.ts'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { gameDay as texts } from '../../platform/texts.ts'

/** Everything the page reads; also what a command changes. */
export const GAME_DAY_READS = [getGameDay, listPlayers, listManualParticipants] as const

const refreshes = GAME_DAY_READS

/** The page says a refusal where the button is, so no toast says it again. */
export const useCheckInCommand = () => useCommand(checkIn, { done: texts.checkedIn, failed: null, refreshes })

export const useCheckInMember = () =>
  useCommand(checkInMember, { done: texts.checkedIn, failed: texts.checkInFailed, refreshes })

export const useCheckInGuests = () =>
  useCommand(manualCheckIn, { done: texts.checkedIn, failed: texts.guestsFailed, refreshes })

export const useNameCaptain = () =>
  useCommand(assignCaptains, { done: texts.captainNamed, failed: texts.captainFailed, refreshes })

/** Who was beaten to a pick reads so in the list; `useDraft` says the other refusals. */
export const useSelectPlayers = () =>
  useCommand(selectPlayers, { done: texts.drafted, failed: null, refreshes })

export const useAssignTeams = () =>
  useCommand(assignTeams, { done: texts.guestsDrafted, failed: null, refreshes })

export const useAutoAssign = () =>
  useAction(autoAssignTeams, {
    done: ({ substitutes: { length: total } }) =>
      total === 0
        ? texts.autoAssigned
        : `${texts.autoAssigned} ${pluralize(total, 'player')} ${total === 1 ? 'sits' : 'sit'} out.`,
    failed: texts.autoAssignFailed,
    refreshes,
  })

export const useMovePlayer = () =>
  useAction(movePlayer, { done: ({ message }) => message, failed: 'Failed to move player', refreshes })

export const useRemoveParticipant = () =>
  useAction(removeParticipant, {
    done: ({ message }) => message,
    failed: 'Failed to remove player',
    refreshes,
  })

export const usePlayBall = () =>
  useAction(playBall, {
    failed: texts.startFailed,
    refreshes: [...GAME_DAY_READS, getGameState],
  })
