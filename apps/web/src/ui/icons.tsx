import type { SVGProps } from 'react'

/** Every icon is one stroke drawing on a 24 grid; circles are written as arcs so that a path is enough. */
const SHAPES = {
  add: 'M12 4v16M4 12h16',
  back: 'M14.5 5 7.5 12l7 7',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1.5H4zM10 21.5h4',
  calendar: 'M4 5.5h16V21H4zM4 10h16M8 3v4M16 3v4',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3zM8.2 13.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5.5l3.5 2',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  cross: 'M5 5l14 14M19 5 5 19',
  down: 'M5 9.5l7 7 7-7',
  edit: 'M4 20v-4.5L15.5 4l4.5 4.5L8.5 20zM13 6.5l4.5 4.5',
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'eye-off':
    'M4 4l16 16M9.5 5.8A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a18 18 0 0 1-3 3.7M6.5 7.5A17 17 0 0 0 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4-.8',
  flag: 'M5 22V3l13 4.5L5 12',
  forward: 'M9.5 5l7 7-7 7',
  'full-screen': 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v6M12 7.3v.2',
  leave: 'M10 4H4v16h6M9 12h12M17 8l4 4-4 4',
  link: 'M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.5 4.5 0 0 0-6.4-6.4L12 6M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.5 4.5 0 0 0 6.4 6.4L12 18',
  locate: 'M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M12 2v4M12 18v4M2 12h4M18 12h4',
  lock: 'M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  more: 'M11.5 5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0M11.5 19a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  'no-signal':
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 5.5-1M5 12a10 10 0 0 1 4.5-2.6M2 8.5A15 15 0 0 1 6 6M12 5c4 0 7.5 1.3 10 3.5M15.5 9.7A10 10 0 0 1 19 12M11.5 19a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  pause: 'M7.3 5.5h1.4v13H7.3zM15.3 5.5h1.4v13h-1.4z',
  people:
    'M4 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M14 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2 20c0-4 3-6 6-6s6 2 6 6M15 13c4 0 6 2 6.5 6',
  person: 'M7.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M4 21c0-5 4-7.5 8-7.5s8 2.5 8 7.5',
  phone: 'M7 2.5h10v19H7zM11 18.5h2',
  pin: 'M12 22s7-6.6 7-12a7 7 0 0 0-14 0c0 5.4 7 12 7 12zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  play: 'M7 4.5l12 7.5-12 7.5z',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 21 21',
  send: 'M4 12 20 4l-5.5 16-3.2-6.8zM11.3 13.2 20 4',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  'sound-off': 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  stall:
    'M4 10v10h16V10M3 10l2-6h14l2 6c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0M9 20v-5h6v5',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  ticket: 'M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v11',
  tick: 'M4 12.5 9.5 18 20 6.5',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 4 5M17 6h3.5c0 3.5-1.5 5-4 5M12 14v4M8 21c0-2 2-3 4-3s4 1 4 3z',
  undo: 'M8 4 3.5 8.5 8 13M4 8.5h9.5a6 6 0 0 1 0 12H8',
  whistle: 'M3 9h10l8-3v5l-5 1.5A6 6 0 1 1 6 13.8V12H3zM9 15a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
} as const satisfies Record<string, string>

/** These point in the reading direction, so they are mirrored with it. */
const DIRECTED: readonly string[] = ['back', 'forward', 'leave', 'undo']

export type IconName = keyof typeof SHAPES
export const ICON_NAMES = Object.keys(SHAPES) as IconName[]

export type IconProps = { name: IconName; size?: number | undefined } & Omit<
  SVGProps<SVGSVGElement>,
  'name' | 'path'
>

/** Always next to a text, or inside a control with a name: an icon itself is never read out. */
export const Icon = ({ name, ...rest }: IconProps) => (
  <LineDrawing path={SHAPES[name]} data-directed={DIRECTED.includes(name) || undefined} {...rest} />
)

type LineDrawingProps = { path: string; size?: number | undefined } & Omit<SVGProps<SVGSVGElement>, 'path'>

/** Drawn like the icons; for a drawing of a single page, so that the others do not load it. */
export function LineDrawing({ path, size = 20, ...rest }: LineDrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
