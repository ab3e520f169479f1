import type { Cost } from '@turnout/rules/money'

const formatOf = (currency: string) => new Intl.NumberFormat('en-GB', { style: 'currency', currency })

/** The decimal places of a currency: 2 for the euro, none for the yen. */
export const digitsOf = (currency: string): number =>
  formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2

/** '€5.00', 'JP¥500' */
export const moneyText = ({ amount, currency }: Cost): string =>
  formatOf(currency).format(amount / 10 ** digitsOf(currency))
