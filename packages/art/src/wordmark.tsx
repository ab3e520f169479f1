import { Drawing } from './drawing.tsx'

/** The letters as outlines (Special Gothic, 112 % wide, bold), so that the name never waits for a font. */
const T =
  'M318 -12Q254 -12 208 4Q161 21 135 58Q109 94 109 154V389H14V514H114L136 661H295V514H463V389H295V186Q295 158 306 145Q317 131 337 127Q356 122 377 122Q400 122 422 125Q444 127 468 131V8Q430 -2 394 -7Q358 -12 318 -12Z'
const U =
  'M241 -12Q183 -12 138 9Q93 31 68 75Q43 120 43 189V514H229V229Q229 186 239 163Q249 140 269 132Q288 123 314 123Q341 123 361 132Q381 142 392 164Q404 187 404 226L452 150Q438 90 407 55Q377 19 334 3Q291 -12 241 -12ZM407 0V121H404V514H590V0Z'
const R =
  'M48 0V514H231V359H234V0ZM234 262 193 331Q199 400 230 443Q261 486 306 506Q351 526 398 526Q408 526 420 525Q432 524 447 521V365Q423 368 394 370Q365 371 337 368Q309 365 285 354Q262 343 248 321Q234 299 234 262Z'
const N =
  'M410 0V307Q410 353 386 372Q362 391 322 391Q297 391 276 383Q256 374 245 356Q234 338 234 309L201 394Q218 442 247 471Q277 500 316 513Q354 526 398 526Q435 526 470 516Q505 506 534 483Q562 460 579 423Q595 386 595 331V0ZM48 0V514H231V393L234 393V0Z'

const LETTERS = [
  { d: T, x: 0 },
  { d: U, x: 480 },
  { d: R, x: 1111 },
  { d: N, x: 1566 },
  { d: U, x: 2854 },
  { d: T, x: 3485 },
]

type WordmarkProps = {
  /** Height in pixels, at least 20. */
  height?: number
  /** Name for screen readers; null where the word is next to it anyway. */
  title?: string | null
  className?: string | undefined
}

/** The word turnout, in the colour of the text around it; its o is the centre circle, half of it kicked off. */
export function Wordmark({ height = 25, title = 'Turnout', className }: WordmarkProps) {
  const width = Math.round((height * 3965) / 720)
  return (
    <Drawing width={width} height={height} viewBox="0 -690 3965 720" className={className} title={title}>
      <WordmarkLetters />
    </Drawing>
  )
}

/** The letters alone, on their base line, for a drawing that has more in it. */
export function WordmarkLetters() {
  return (
    <g transform="scale(1 -1)" fill="currentColor">
      {LETTERS.map(({ d, x }) => (
        <path key={x} d={d} transform={`translate(${x})`} />
      ))}
      <g transform="translate(2530 257)">
        <path d="M0-262a262 262 0 0 0 0 524z" />
        <path d="M0-225a225 225 0 0 1 0 450" fill="none" stroke="currentColor" strokeWidth="74" />
      </g>
    </g>
  )
}
