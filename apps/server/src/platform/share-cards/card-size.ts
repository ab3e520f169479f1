/** The size that chats show without cropping. */
export const CARD = { width: 1200, height: 630 } as const
