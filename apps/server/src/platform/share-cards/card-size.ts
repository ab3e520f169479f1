/** What chats show without cutting any of it off. */
export const CARD = { width: 1200, height: 630 } as const
