import type { Cost } from '@turnout/rules/money'
import { isAsking, type SettingsRow } from './store.ts'

export const storedCost = ({ costAmount, costCurrency }: SettingsRow): Cost | null =>
  costAmount === null || costCurrency === null ? null : { amount: costAmount, currency: costCurrency }

/** [H-31] The cost of a game to come; null if the group does not ask who comes, because then there is no paid list. */
export const costOf = (settings: SettingsRow | null): Cost | null =>
  isAsking(settings) ? storedCost(settings) : null
