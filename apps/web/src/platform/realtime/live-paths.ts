export const livePaths = new Set<string>()

/** Whether changes of the topic arrive by themselves at this moment. */
export const isLive = ({ path }: { path: string }): boolean => livePaths.has(path)
