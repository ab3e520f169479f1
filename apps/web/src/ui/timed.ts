type Sight = 'score' | 'list'

/** The browser notes when this block of text is first painted (Element Timing); what measures a page reads it there. */
export const timed = (identifier: Sight | undefined) => identifier && { elementtiming: identifier }
