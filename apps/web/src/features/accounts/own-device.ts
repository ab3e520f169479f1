/** A phone or an installed app has one owner; a computer may be shared. */
const OWN_DEVICE = '(display-mode: standalone), (pointer: coarse)'

export const isOwnDevice = (): boolean => matchMedia(OWN_DEVICE).matches
