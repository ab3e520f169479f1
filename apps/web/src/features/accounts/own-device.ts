/** A phone is one person's and an installed app too; a computer may be anybody's. */
const OWN_DEVICE = '(display-mode: standalone), (pointer: coarse)'

export const isOwnDevice = (): boolean => matchMedia(OWN_DEVICE).matches
