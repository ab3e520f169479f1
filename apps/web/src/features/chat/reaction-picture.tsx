import { INK, WHITE } from '@turnout/art/colour.ts'
import type { ChatReaction } from '@turnout/rules/chat'
import type { ReactNode } from 'react'
import { REACTION_COLOURS } from '../../art/reaction-colours.ts'

const SHAPES: Record<ChatReaction, ReactNode> = {
  thumbs_up: (
    <path
      d="M7 11v9H3.5v-9zM7 11l4-7.5c1.7 0 2.7 1 2.4 2.7l-.6 3.3H19a1.8 1.8 0 0 1 1.7 2.3l-2 6.7a2 2 0 0 1-1.9 1.5H7"
      fill={REACTION_COLOURS.face}
    />
  ),
  heart: (
    <path
      d="M12 20.5C5 15.5 2.5 12 2.5 8.7A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9.5 1.7c0 3.3-2.5 6.8-9.5 11.8z"
      fill={REACTION_COLOURS.heart}
    />
  ),
  laugh: (
    <>
      <circle cx="12" cy="12" r="9.5" fill={REACTION_COLOURS.face} />
      <path d="M6.5 13h11a5.5 5.5 0 0 1-11 0z" fill={WHITE} />
      <path d="M8 9.2c.6-1 1.9-1 2.5 0M13.5 9.2c.6-1 1.9-1 2.5 0" fill="none" />
    </>
  ),
  ball: (
    <>
      <circle cx="12" cy="12" r="9.5" fill={WHITE} />
      <path d="M12 7.8 16 10.7 14.5 15.4h-5L8 10.7z" fill={INK} />
      <path d="M12 7.8V2.5M16 10.7l5-1.7M14.5 15.4l3.2 4.3M9.5 15.4l-3.2 4.3M8 10.7 3 9" fill="none" />
    </>
  ),
  surprised: (
    <>
      <circle cx="12" cy="12" r="9.5" fill={REACTION_COLOURS.face} />
      <path d="M8.5 9.5v.5M15.5 9.5v.5M7 6.3l2-.7M17 6.3l-2-.7" fill="none" />
      <ellipse cx="12" cy="15.6" rx="2.3" ry="3" fill={INK} />
    </>
  ),
  sad: (
    <>
      <circle cx="12" cy="12" r="9.5" fill={REACTION_COLOURS.face} />
      <path d="M8 16.5c1.8-2.4 6.2-2.4 8 0M9 9.5v.3M15 9.5v.3" fill="none" />
    </>
  ),
}

/** Hidden from screen readers, as its name or count is always next to it. */
export function ReactionPicture({ reaction, size }: { reaction: ChatReaction; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke={INK}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[reaction]}
    </svg>
  )
}
