const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** '1st', '2nd', '3rd', '11th' */
export const ordinal = (n: number): string =>
  `${n}${SUFFIXES[new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(n)] ?? 'th'}`
