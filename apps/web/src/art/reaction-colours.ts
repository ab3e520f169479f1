/** Colours of the drawn reactions to a message. */
export const REACTION_COLOURS = { face: '#F5D98A', heart: '#E2405A' }
