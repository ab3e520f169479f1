import { BOARD_FONT, PLATE, WHITE } from '@turnout/art/colour.ts'
import { teamName } from '@turnout/rules/words'
import { Bib } from './bib.tsx'
import { CardFrame, type CardFrameProps, MARGIN } from './card-frame.tsx'
import { GameCard, type GameCardProps } from './game-card.tsx'

type CardSide = { team: number; score: number }

type MatchCardProps = CardFrameProps & { a: CardSide; b: CardSide }

/** The share picture of a game: one match, or the whole game. */
export const ShareCard = (props: MatchCardProps | GameCardProps) =>
  'table' in props ? <GameCard {...props} /> : <MatchCard {...props} />

/** A result to share: the pitch, both bibs and two large plates. Teams and no people. */
const MatchCard = ({ a, b, ...frame }: MatchCardProps) => (
  <CardFrame {...frame}>
    {({ width, height }) => {
      const figures = String(Math.max(a.score, b.score)).length
      return (
        <>
          <PitchLines width={width} height={height} />
          <Half side={a} at={width / 4} {...{ figures, width, height }} />
          <Half side={b} at={(3 * width) / 4} {...{ figures, width, height }} />
        </>
      )
    }}
  </CardFrame>
)

function PitchLines({ width, height }: { width: number; height: number }) {
  const [right, bottom] = [width - MARGIN, height - MARGIN]
  return (
    <g fill="none" stroke={WHITE} strokeWidth="5">
      <path d={`M${MARGIN} ${MARGIN}H${right}V${bottom}H${MARGIN}zM${width / 2} ${MARGIN}V${bottom}`} />
      <circle cx={width / 2} cy={height / 2} r={height * 0.2} />
      <path
        d={`M${MARGIN + 34} ${MARGIN}a34 34 0 0 1-34 34M${right - 34} ${MARGIN}a34 34 0 0 0 34 34M${MARGIN + 34} ${bottom}a34 34 0 0 0-34-34M${right - 34} ${bottom}a34 34 0 0 1 34-34`}
      />
    </g>
  )
}

type HalfProps = {
  side: CardSide
  at: number
  /** Figures of the higher score: both plates are equally large. */
  figures: number
  width: number
  height: number
}

/** The width of a letter relative to its size: enough to place a name next to its bib. */
const LETTER_WIDTH = 0.56
const GAP = 20

/** Bib and name side by side, the plate below, in the middle of its half. */
function Half({ side: { team, score }, at, figures, width, height }: HalfProps) {
  const digits = String(score)
  const name = teamName(team)
  const plate = Math.min(height * 0.5, (width / 2 - 3 * MARGIN) / (figures * 0.74))
  const bib = height * 0.19
  const bibWidth = bib * 0.91
  const nameWidth = width / 2 - 3 * MARGIN - bibWidth - GAP
  const size = Math.min(height * 0.1, nameWidth / (name.length * LETTER_WIDTH))
  const left = at - (bibWidth + GAP + name.length * LETTER_WIDTH * size) / 2
  const top = (height - bib - plate * 1.16 - GAP) / 2
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${bib / 44})`}>
        <Bib team={team} size={44} ground="turf" />
      </g>
      <text
        x={left + bibWidth + GAP}
        y={top + bib * 0.5 + size * 0.36}
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontSize={size}
        fill={WHITE}
        // the centre circle stops around the letters
        paintOrder="stroke"
        stroke="#0D5832"
        strokeWidth={size * 0.24}
        strokeLinejoin="round"
      >
        {name}
      </text>
      <g transform={`translate(${at} ${top + bib + GAP})`}>
        {Array.from(digits).map((digit, index) => (
          <ScoreTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place on the board
            key={index}
            digit={digit}
            size={plate}
            x={(index - (digits.length - 1) / 2) * plate * 0.74}
          />
        ))}
      </g>
    </>
  )
}

function ScoreTile({ digit, size, x }: { digit: string; size: number; x: number }) {
  const [w, h] = [size * 0.68, size * 1.16]
  return (
    <>
      <rect x={x - w / 2} width={w} height={h} rx={size * 0.05} fill={PLATE} />
      <circle cx={x} cy={h * 0.06} r={size * 0.018} fill="#0E5B34" />
      <text
        x={x}
        y={h * 0.5 + size * 0.37}
        textAnchor="middle"
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontSize={size * 1.02}
        fill={WHITE}
      >
        {digit}
      </text>
    </>
  )
}
