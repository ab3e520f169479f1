const SYLLABLES =
  'bar ro lin tam mer so vel kan ni dor pes shu gra lo wen fi jas hul qui zo tre bly cho dun eth fro gam hox iv jur'.split(
    ' ',
  )

/** One of 27,000 made-up words of six letters or more. */
export const rareWord = (random: (most: number) => number): string =>
  Array.from({ length: 3 }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
