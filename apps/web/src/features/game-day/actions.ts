import {
  checkIn,
  checkInMember,
  manualCheckIn,
  playBall,
  removeParticipant,
} from '@turnout/contract/game-day'
import { getGameState } from '@turnout/contract/live-match'
import {
  assignCaptains,
  assignTeams,
  autoAssignTeams,
  evenTeams,
  movePlayer,
  selectPlayers,
} from '@turnout/contract/teams'
import { useAction } from '../../platform/api/use-action.ts'
import { useCommand } from '../../platform/outbox/use-command.ts'
import { GAME_DAY_READS } from '../live-match/public/game-reads.ts'
import { messages, actions as texts } from './texts.ts'

const refreshes = GAME_DAY_READS

/** No toast for a refusal: the page shows it at the button. */
export const useCheckInCommand = () =>
  useCommand(checkIn, { done: texts.youAreCheckedIn, failed: null, refreshes })

export const useCheckInMember = () =>
  useCommand(checkInMember, { done: texts.playerCheckedIn, failed: messages.checkInFailed, refreshes })

export const useCheckInGuests = () =>
  useCommand(manualCheckIn, {
    done: ({ length }) => (length === 1 ? texts.playerCheckedIn : messages.checkedIn),
    failed: messages.guestsFailed,
    refreshes,
  })

export const useNameCaptain = () =>
  useCommand(assignCaptains, { done: messages.captainNamed, failed: messages.captainFailed, refreshes })

/** No toast when another captain was faster: the list shows that. `useDraft` shows other refusals. */
export const useSelectPlayers = () =>
  useCommand(selectPlayers, { done: messages.drafted, failed: null, refreshes })

export const useAssignTeams = () =>
  useCommand(assignTeams, { done: messages.guestsDrafted, failed: null, refreshes })

export const useAutoAssign = () =>
  useAction(autoAssignTeams, {
    done: ({ substitutes: { length: total } }) =>
      total === 0 ? messages.autoAssigned : texts.out(messages.autoAssigned, total),
    failed: messages.autoAssignFailed,
    refreshes,
  })

export const useEvenTeams = () =>
  useAction(evenTeams, { done: ({ message }) => message, failed: texts.failedToEvenTeams, refreshes })

export const useMovePlayer = () =>
  useAction(movePlayer, { done: ({ message }) => message, failed: texts.failedToMovePlayer, refreshes })

export const useRemoveParticipant = () =>
  useAction(removeParticipant, {
    done: ({ message }) => message,
    failed: texts.failedToRemovePlayer,
    refreshes,
  })

export const usePlayBall = () =>
  useAction(playBall, {
    failed: messages.startFailed,
    refreshes: [...GAME_DAY_READS, getGameState],
  })
