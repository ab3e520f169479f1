import { BOARD_FONT, WHITE } from '@turnout/art/colour.ts'
import { teamName } from '@turnout/rules/words'
import { Bib } from './bib.tsx'
import { CardFrame, type CardFrameProps, type CardShape, MARGIN } from './card-frame.tsx'

export type GameCardProps = CardFrameProps & {
  /** The best first. */
  table: readonly { team: number; won: number; drawn: number; lost: number; goals: string }[]
  results: readonly { number: number; a: number; b: number; score: string }[]
  headings: {
    table: readonly [won: string, drawn: string, lost: string, goals: string]
    more: (results: number) => string
  }
}

type Area = { x: number; y: number; width: number; height: number }

const AREAS = {
  wide: { table: area(60, 124, 520, 366), results: area(620, 124, 520, 366) },
  square: { table: area(60, 150, 960, 390), results: area(60, 564, 960, 378) },
} as const satisfies Record<CardShape, { table: Area; results: Area }>

function area(x: number, y: number, width: number, height: number): Area {
  return { x, y, width, height }
}

const MAX_ROW = 58
const MIN_ROW = 40

/** A whole game to share: the winner, the table and every result. Teams and no people. */
export const GameCard = ({ table, results, headings, ...frame }: GameCardProps) => (
  <CardFrame {...frame}>
    {({ width, height }) => (
      <>
        <path
          d={`M${MARGIN} ${MARGIN}H${width - MARGIN}V${height - MARGIN + 12}H${MARGIN}z`}
          fill="none"
          stroke={WHITE}
          strokeWidth="5"
        />
        <text
          x={width / 2}
          y={MARGIN + 62}
          textAnchor="middle"
          fontFamily={BOARD_FONT}
          fontWeight="700"
          fontSize={Math.min(54, (width - 4 * MARGIN) / (Array.from(frame.title).length * 0.54))}
          fill={WHITE}
        >
          {frame.title}
        </text>
        <Table area={AREAS[frame.shape].table} rows={table} headings={headings.table} />
        <Results area={AREAS[frame.shape].results} results={results} more={headings.more} />
      </>
    )}
  </CardFrame>
)

/** The distances of the columns from the right edge: '104:104' fits into the last. */
const COLUMNS = [280, 215, 150, 12] as const

function Table({
  area: { x, y, width, height },
  rows,
  headings,
}: {
  area: Area
  rows: GameCardProps['table']
  headings: GameCardProps['headings']['table']
}) {
  const row = Math.min(MAX_ROW, height / (rows.length + 1))
  const size = row * 0.5
  const right = x + width
  return (
    <g fontFamily={BOARD_FONT} fill={WHITE} fontWeight="700" fontSize={size}>
      <Panel area={{ x, y, width, height: row * (rows.length + 1) }} />
      {headings.map((heading, index) => (
        <text
          key={heading}
          x={right - (COLUMNS[index] ?? 0)}
          y={y + row * 0.66}
          textAnchor="end"
          fontSize={Math.min(22, size)}
          fill="#B6C8BC"
        >
          {heading}
        </text>
      ))}
      {rows.map(({ team, won, drawn, lost, goals }, index) => {
        const top = y + row * (index + 1)
        return (
          <g key={team}>
            <BibAt team={team} x={x + 12} y={top + row * 0.1} size={row * 0.8} />
            <text x={x + 24 + row * 0.8} y={top + row * 0.68}>
              {teamName(team)}
            </text>
            {[won, drawn, lost, goals].map((figure, column) => (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                key={column}
                x={right - (COLUMNS[column] ?? 0)}
                y={top + row * 0.68}
                textAnchor="end"
              >
                {figure}
              </text>
            ))}
          </g>
        )
      })}
    </g>
  )
}

function Results({
  area: { x, y, width, height },
  results,
  more,
}: {
  area: Area
  results: GameCardProps['results']
  more: (results: number) => string
}) {
  const room = Math.floor(height / MIN_ROW)
  const shown = results.length > room ? results.slice(0, room - 1) : results
  const lines = Math.min(results.length, room)
  const row = Math.min(MAX_ROW, height / Math.max(1, lines))
  const size = row * 0.5
  const middle = x + width / 2
  return (
    <g fontFamily={BOARD_FONT} fill={WHITE} fontWeight="700" fontSize={size}>
      <Panel area={{ x, y, width, height: row * lines }} />
      {shown.map(({ number, a, b, score }, index) => {
        const base = y + row * index + row * 0.68
        const bibTop = y + row * index + row * 0.1
        return (
          <g key={number}>
            <BibAt team={a} x={x + 12} y={bibTop} size={row * 0.8} />
            <text x={x + 24 + row * 0.8} y={base}>
              {teamName(a)}
            </text>
            <text x={middle} y={base} textAnchor="middle">
              {score}
            </text>
            <text x={x + width - 24 - row * 0.8} y={base} textAnchor="end">
              {teamName(b)}
            </text>
            <BibAt team={b} x={x + width - 12 - row * 0.73} y={bibTop} size={row * 0.8} />
          </g>
        )
      })}
      {shown.length < results.length && (
        <text x={middle} y={y + row * shown.length + row * 0.68} textAnchor="middle" fill="#B6C8BC">
          {more(results.length - shown.length)}
        </text>
      )}
    </g>
  )
}

const Panel = ({ area: { x, y, width, height } }: { area: Area }) => (
  <rect x={x} y={y} width={width} height={height} rx="10" fill="#0A3B20" />
)

const BibAt = ({ team, x, y, size }: { team: number; x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 44})`}>
    <Bib team={team} size={44} ground="turf" />
  </g>
)
