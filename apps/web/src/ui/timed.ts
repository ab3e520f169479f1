type Sight = 'score' | 'list'

/** Element Timing: the browser records when this block of text is first painted, for the measuring script. */
export const timed = (identifier: Sight | undefined) => identifier && { elementtiming: identifier }
