import type { Thing, WithContext } from 'schema-dts'
import { CARD } from '../share-cards/card-size.ts'

/** What a link to a page says of itself where it is sent on, and to search engines. Never anything of a person. */
export interface Preview {
  title: string
  description: string
  image: string
  /** What can be read in the picture, where it is one of their own. */
  imageAlt?: string
  /** Null of a photo, which has whatever size it has; any other picture has that of a card. */
  imageSize?: null
  /** The address under which search engines keep the page, when it has several. */
  path: string
  /** What the page is about in the words of schema.org; addresses in it are absolute. Nothing of pages that are not to be found. */
  about?: (origin: string) => WithContext<Thing>
}

/** Of pages that have no picture of their own. */
export const SHARE_CARD = '/share-card.png'
const TITLE = /<title>([^<]*)<\/title>/
/** Where a page that waits for its answer already says what it is about (`page-title.ts`). */
const SLOT = /\{\{(title|description)\}\}/g
const DESCRIPTION = /<meta name="description" content="([^"]*)" \/>/

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The page with what chats and search engines read in it: its own words, or those of the group that it shows. */
export function withPreview(html: string, address: URL, preview: Preview | null): string {
  const escaped = preview && {
    title: escapeHtml(preview.title),
    description: escapeHtml(preview.description),
  }
  const title = escaped?.title ?? TITLE.exec(html)?.[1] ?? ''
  const description = escaped?.description ?? DESCRIPTION.exec(html)?.[1] ?? ''
  const url = escapeHtml(`${address.origin}${preview?.path ?? address.pathname}`)
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Turnout'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${address.origin}${preview?.image ?? SHARE_CARD}`],
    ...(preview?.imageSize === null
      ? []
      : [
          ['og:image:width', String(CARD.width)],
          ['og:image:height', String(CARD.height)],
        ]),
    ['og:image:alt', escapeHtml(preview?.imageAlt ?? 'Turnout')],
  ].map(([name, content]) => `<meta property="${name}" content="${content}" />`)
  const filled = html.replaceAll(SLOT, (_, name: 'title' | 'description') => escaped?.[name] ?? '&nbsp;')
  const text = escaped
    ? filled
        .replace(TITLE, () => `<title>${title} · Turnout</title>`)
        .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`)
    : filled
  const head = [
    ...tags,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(preview?.about
      ? [`<link rel="canonical" href="${url}" />`, jsonLd(preview.about(address.origin))]
      : []),
  ]
  return text.replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
}

/** Data for search engines; no browser runs it. */
const jsonLd = (about: WithContext<Thing>): string =>
  `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`
