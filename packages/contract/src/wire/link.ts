/** Made by a call, so that a page that checks no name does not carry it. */
export const anyOf = (patterns: readonly string[], flags: string) => new RegExp(patterns.join('|'), flags)

/** A scheme, a share, a mailbox, four numbers, or what a dot holds together as it does a domain. */
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

/** Also the letters behind their costumes, where '¨' would be a space: 'ｅｘａｍｐｌｅ．ｃｏｍ' is a link too. */
export const readsAsLink = (text: string): boolean => LINK.test(text) || LINK.test(text.normalize('NFKC'))
