const SOFT_HYPHEN = '\u00AD'
const LONG_WORD = /[\p{L}\p{M}]{15,}/gu
const VOWELS = /[aeiouyäöüåæøœáéíóúàèìòùâêîôûëïãõ]/i
/** Two letters that are one sound. */
const ONE_SOUND = /^(ch|sh|th|ph|gh|wh|ck|qu|sz|cz|lj|nj)$/i
const EDGE = 4

/**
 * A word of fifteen letters and more with places where it may be broken, so that a hyphen shows where it was. Style
 * sheets only ask the browser for that, and not every browser has the dictionary of a language.
 */
export const softly = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) => {
    const letters = [...word]
    return letters
      .map((letter, at) =>
        at >= EDGE && at <= letters.length - EDGE && beginsSyllable(letters, at)
          ? SOFT_HYPHEN + letter
          : letter,
      )
      .join('')
  })

/** A consonant before a vowel, in most languages that are written with these letters. */
function beginsSyllable(letters: readonly string[], at: number): boolean {
  const [before = '', letter = '', after = ''] = letters.slice(at - 1, at + 2)
  return !VOWELS.test(letter) && VOWELS.test(after) && !ONE_SOUND.test(before + letter)
}
