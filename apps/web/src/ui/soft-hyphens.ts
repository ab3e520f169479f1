const SOFT_HYPHEN = '\u00AD'
const LONG_WORD = /[\p{L}\p{M}]{15,}/gu
const VOWELS = /[aeiouyäöüåæøœáéíóúàèìòùâêîôûëïãõ]/i
/** Two letters that are one sound. */
const DIGRAPH = /^(ch|sh|th|ph|gh|wh|ck|qu|sz|cz|lj|nj)$/i
const MIN_EDGE = 4

/**
 * Adds soft hyphens to words of fifteen letters and more, so that a hyphen shows at the break. Style sheets only ask
 * the browser for that, and not every browser has the dictionary of a language.
 */
export const withSoftHyphens = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) => {
    const letters = [...word]
    return letters
      .map((letter, index) =>
        index >= MIN_EDGE && index <= letters.length - MIN_EDGE && beginsSyllable(letters, index)
          ? SOFT_HYPHEN + letter
          : letter,
      )
      .join('')
  })

/** A consonant before a vowel, in most languages that are written with these letters. */
function beginsSyllable(letters: readonly string[], index: number): boolean {
  const [previous = '', letter = '', next = ''] = letters.slice(index - 1, index + 2)
  return !VOWELS.test(letter) && VOWELS.test(next) && !DIGRAPH.test(previous + letter)
}
