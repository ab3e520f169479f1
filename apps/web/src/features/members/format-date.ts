const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** '9 June 2026' */
export const formatDate = (at: number): string => dayMonthYear.format(at)
