/** Where this device is. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
