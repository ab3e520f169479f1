import { BOARD_FONT, INK, WHITE } from '@turnout/art/colour.ts'
import { WALLS, Wall, type WallShape } from './wall.tsx'

type AwningProps = {
  /** The business name as typed so far. */
  name: string
  shape?: WallShape
}

const STALLS = {
  strip: { sign: 22, signHeight: 52, top: 80, drop: 74, counter: 214, width: 336, stripes: 12, fontSize: 27 },
  tall: {
    sign: 104,
    signHeight: 84,
    top: 196,
    drop: 150,
    counter: 560,
    width: 500,
    stripes: 12,
    fontSize: 44,
  },
} as const

/** A vendor's stall in the wall with the bibs: the business name over a striped awning. */
export function Awning({ name, shape = 'strip' }: AwningProps) {
  const stall = STALLS[shape]
  const { middle } = WALLS[shape]
  const { sign, signHeight, top, drop, counter, width } = stall
  const left = middle - width / 2
  return (
    <Wall shape={shape}>
      <rect
        x={left + 18}
        y={top}
        width={width - 36}
        height={counter - top}
        fill="#12271E"
        stroke={INK}
        strokeWidth="4"
      />
      <path
        d={`M${left - 8} ${top + drop}L${left - 44} ${top + drop + 40}V${top + drop + 62}H${left + width - 40}L${left + width} ${top + drop}z`}
        fill="#0A3B20"
        opacity=".3"
      />
      {shape === 'tall' && <Lamps y={top + drop + width / 20 + 22} left={left} width={width} />}
      <AwningCloth left={left} top={top} drop={drop} width={width} count={stall.stripes} />
      <SignBoard
        y={sign}
        height={signHeight}
        left={left - 4}
        width={width + 8}
        name={name}
        maxFontSize={stall.fontSize}
      />
      <Goods x={middle} y={counter - 10} scale={shape === 'tall' ? 2.1 : 0.9} />
      <Counter y={counter} left={left} width={width} shape={shape} />
    </Wall>
  )
}

type SignBoardProps = {
  y: number
  height: number
  left: number
  width: number
  name: string
  maxFontSize: number
}

function SignBoard({ y, height, left, width, name, maxFontSize }: SignBoardProps) {
  const text = name.trim()
  const size = Math.min(maxFontSize, Math.round((width * 1.55) / Math.max(1, text.length)))
  return (
    <g>
      <rect x={left - 12} y={y + 12} width={width} height={height} rx="4" fill="#0A3B20" opacity=".26" />
      <rect x={left} y={y} width={width} height={height} rx="4" fill={INK} />
      <rect
        x={left + 5}
        y={y + 5}
        width={width - 10}
        height={height - 10}
        rx="2"
        fill="none"
        stroke={WHITE}
        strokeWidth="2"
      />
      <text
        x={left + width / 2}
        y={y + height / 2 + size * 0.35}
        textAnchor="middle"
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontSize={size}
        fill={WHITE}
      >
        {text}
      </text>
    </g>
  )
}

type AwningClothProps = { left: number; top: number; drop: number; width: number; count: number }

/** Striped cloth at an angle: wider below than above, with round flaps along its edge. */
function AwningCloth({ left, top, drop, width, count }: AwningClothProps) {
  const lean = 22
  const upper = width / count
  const lower = (width + 2 * lean) / count
  const edge = top + drop
  return (
    <g stroke={INK} strokeWidth="3" strokeLinejoin="round">
      {Array.from({ length: count }, (_, index) => {
        const x = left + index * upper
        const lowerX = left - lean + index * lower
        return (
          <path
            key={x}
            d={`M${x} ${top}h${upper}L${lowerX + lower} ${edge}a${lower / 2} ${lower / 2} 0 0 1-${lower} 0z`}
            fill={index % 2 === 0 ? '#EE4C06' : WHITE}
          />
        )
      })}
      <path d={`M${left - lean} ${edge}h${width + 2 * lean}`} strokeOpacity=".3" />
    </g>
  )
}

function Lamps({ y, left, width }: { y: number; left: number; width: number }) {
  return [0.25, 0.5, 0.75].map((share) => (
    <g key={share} transform={`translate(${left + width * share} ${y})`}>
      <path d="M0-40v34" stroke="#8FA898" strokeWidth="2.5" />
      <circle r="8" fill="#FFF3C4" />
    </g>
  ))
}

/** Sauce, chips and cups on the counter. */
function Goods({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke={INK}
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d="M-84 0v-20l3-4v-6h4v6l3 4V0z" fill="#A80F1C" />
      <path d="M-70 0v-20l3-4v-6h4v6l3 4V0z" fill={WHITE} />
      <path d="M-3-14-6-31l5-1 2 16M4-14 3-34h5l1 20M10-14l4-18 5 1-4 17" fill="#E6C58C" />
      <path d="M-7-18h26l-4 18H-3z" fill={WHITE} />
      <path d="M1-18l2 18M11-18 9 0" stroke="#EE4C06" strokeWidth="3" />
      <path d="M64-18h17L79 0H66zM65-24h15l-1 6H66zM64-30h15l-1 6H65z" fill="#BFE3C8" />
    </g>
  )
}

type CounterProps = { y: number; left: number; width: number; shape: WallShape }

function Counter({ y, left, width, shape }: CounterProps) {
  return (
    <g>
      <rect
        x={left - 20}
        y={y + 8}
        width={width + 20}
        height={shape === 'tall' ? 34 : 22}
        fill="#0A3B20"
        opacity=".26"
      />
      <rect
        x={left - 6}
        y={y - 10}
        width={width + 12}
        height="22"
        rx="3"
        fill="#B9813F"
        stroke={INK}
        strokeWidth="3.5"
      />
      <path d={`M${left - 3} ${y - 6}h${width + 6}`} stroke="#D9A566" strokeWidth="4" />
    </g>
  )
}
