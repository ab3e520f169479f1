import { Fragment, type ReactNode } from 'react'

/** Puts elements into a sentence: every '{name}' of the text becomes the part with that name. */
export const fillText = (text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  text
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    .map((piece, index) => <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>)
