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
import { count } from '@turnout/rules/words'
import { gameDay as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { usePress } from '../../platform/use-press.ts'

/** Everything the page reads; also what a command changes. */
export const READS = [getGameDay, listPlayers, listManualParticipants] as const

const refreshes = READS

/** The page says a refusal where the button is, so no toast says it again. */
export const useCheckInPress = () => usePress(checkIn, { done: texts.checkedIn, failed: null, refreshes })

export const useCheckInMember = () =>
  usePress(checkInMember, { done: texts.checkedIn, failed: texts.checkInFailed, refreshes })

export const useCheckInGuests = () =>
  usePress(manualCheckIn, { done: texts.checkedIn, failed: texts.guestsFailed, refreshes })

export const useNameCaptain = () =>
  usePress(assignCaptains, { done: texts.captainNamed, failed: texts.captainFailed, refreshes })

/** Who was beaten to a pick reads so in the list; `useDraft` says the other refusals. */
export const useSelectPlayers = () =>
  usePress(selectPlayers, { done: texts.drafted, failed: null, refreshes })

export const useAssignTeams = () =>
  usePress(assignTeams, { done: texts.guestsDrafted, failed: null, refreshes })

export const useAutoAssign = () =>
  useAction(autoAssignTeams, {
    done: ({ substitutes: { length: many } }) =>
      many === 0
        ? texts.autoAssigned
        : `${texts.autoAssigned} ${count(many, 'player')} ${many === 1 ? 'sits' : 'sit'} out.`,
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
    refreshes: [...READS, getGameState],
  })
