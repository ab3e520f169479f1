import type { Cup } from '@turnout/contract/cups'

/** From then on its plan cannot change. */
export const hasBegun = ({ fixtures }: Cup): boolean =>
  fixtures.some(({ is_on: isOn, score }) => isOn || score !== null)
