import type { Cup } from '@turnout/contract/cups'

/** Its plan can no longer be changed. */
export const hasBegun = ({ fixtures }: Cup): boolean =>
  fixtures.some(({ is_on: isOn, score }) => isOn || score !== null)
