import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './lib.mjs'

// Renders the parts of share cards: every sport's ground and every category's place twice, and the board below. The
// server does not read the drawings. Run this after changing how grounds look.
const FOLDER = join(root, 'apps/server/card-art')
const SHAPE = { width: 1200, height: 630 }
const STRIP = 372
const BOARD = { width: 756, top: 246 }
/** Names whose covers show both lines and the ball above the board. */
const NAMES = ['Sunday Sevens', 'The Lunchtime Eleven']

process.env.TSX_TSCONFIG_PATH = join(root, 'packages/art/tsconfig.json')
const { register } = await import('tsx/esm/api')
register()
const ofWeb = createRequire(join(root, 'apps/web/package.json'))
const ofServer = createRequire(join(root, 'apps/server/package.json'))
const { createElement } = ofWeb('react')
const { renderToStaticMarkup } = ofWeb('react-dom/server')
const sharp = ofServer('sharp')
const { Cover } = await import('../packages/art/src/cover.tsx')
const { EventCover } = await import('../packages/art/src/event-cover.tsx')
const { GROUND_NAMES } = await import('../packages/art/src/grounds/ground-of.ts')
const { INK, PLATE, WHITE } = await import('../packages/art/src/colour.ts')
const { WordmarkLetters } = await import('../packages/art/src/wordmark.tsx')
const { INTERESTS } = await import('../packages/rules/src/words.ts')
const { groundOf } = await import('../apps/server/src/features/events/card-ground.ts')

const drawn = (svg) => sharp(Buffer.from(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')))

const FRAME = { light: 'evening', width: 1200, height: 372 }
const grounds = [
  ...GROUND_NAMES.map((sport) => ({
    file: sport,
    cover: (groupName) => createElement(Cover, { groupName, sport, ...FRAME }),
  })),
  ...INTERESTS.filter((category) => category !== 'Sports & Recreation').map((category) => ({
    file: groundOf({ category, title: '' }),
    cover: (title) => createElement(EventCover, { title, category, ...FRAME }),
  })),
]

for (const { file, cover } of grounds)
  for (const [at, name] of NAMES.entries()) {
    const svg = renderToStaticMarkup(cover(name))
    await drawn(svg.replace('width="100%" height="100%"', 'width="1200" height="372"'))
      .webp({ quality: 90 })
      .toFile(join(FOLDER, `${file}-${at + 1}.webp`))
  }

const { width, height } = SHAPE
const letters = renderToStaticMarkup(createElement(WordmarkLetters))
await drawn(`<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <path d="M0 ${STRIP}H${width}V${height}H0z" fill="${INK}"/>
  <path d="M0 ${BOARD.top}h${BOARD.width - 16}a16 16 0 0 1 16 16V${STRIP}H0z" fill="${PLATE}"/>
  <g transform="translate(${width - 36 - 226} ${height - 36}) scale(.057)" color="${WHITE}">${letters}</g>
</svg>`)
  .webp({ lossless: true })
  .toFile(join(FOLDER, 'board.webp'))
console.log('apps/server/card-art')
