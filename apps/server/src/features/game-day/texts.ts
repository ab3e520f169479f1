import { ordinal, pluralize } from '@turnout/rules/words'

/** The texts of this feature's replies. */
export const texts = {
  matchesCanBegin: 'The matches can begin.',
  autoAssigned: (sittingOut: number) =>
    `Remaining players auto-assigned to teams!${sittingOut === 0 ? '' : ` ${pluralize(sittingOut, 'player')} ${sittingOut === 1 ? 'sits' : 'sit'} out.`}`,
  participantRemoved: 'Taken off the list.',
  playersDrafted: 'Players drafted successfully!',
  participantsDrafted: 'Manual participants drafted successfully!',
  checkedIn: (arrivalNumber: number) => `You are in. ${ordinal(arrivalNumber)} to arrive.`,
  memberCheckedIn: (name: string) => `${name} is in.`,
  captainAssigned: 'Captain assigned successfully!',
  groupSizes: "Teams have the group's size again.",
  evenSizes: (sizes: string, areAssigned: boolean) =>
    areAssigned ? `Teams of ${sizes}.` : `Teams will be ${sizes}.`,
  playersSwapped: 'Players swapped.',
  playerMoved: 'Player moved.',
}
