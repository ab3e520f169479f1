export const livePaths = new Set<string>()

/** Whether a stream delivers changes of this topic now. */
export const isLive = ({ path }: { path: string }): boolean => livePaths.has(path)
