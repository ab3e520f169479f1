/** Made by a call, so that the bundle of a page that checks no name leaves it out. */
export const anyOf = (patterns: readonly string[], flags: string) => new RegExp(patterns.join('|'), flags)

/** A scheme, a network share, a mailbox, four numbers, or words joined by a dot as in a domain. */
const LINK = anyOf(
  [
    String.raw`:\/\/|\\\\|\b(?:https?|mailto|tel|sms|javascript):\S`,
    String.raw`\S@\S`,
    String.raw`(?:\d+[.。]){3}\d`,
    String.raw`\bwww[.。]\S`,
    // one letter after a dot is an initial: no domain ends in one
    String.raw`[\p{L}\p{M}\p{N}-][.。]\p{L}[\p{L}\p{M}\p{N}-]`,
  ],
  'iu',
)

/** Checks the text and its NFKC form: 'ｅｘａｍｐｌｅ．ｃｏｍ' is a link too. In NFKC alone '¨' would become a space. */
export const readsAsLink = (text: string): boolean => LINK.test(text) || LINK.test(text.normalize('NFKC'))
