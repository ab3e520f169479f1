import type { Cost } from '@turnout/rules/money'
import { isAsking, type SettingsRow } from './store.ts'

export const storedCost = ({ costAmount, costCurrency }: SettingsRow): Cost | null =>
  costAmount === null || costCurrency === null ? null : { amount: costAmount, currency: costCurrency }

/** [H-31] What a game to come costs. Where the group does not ask who comes, there is no list of who pays. */
export const costOf = (settings: SettingsRow | null): Cost | null =>
  isAsking(settings) ? storedCost(settings) : null
