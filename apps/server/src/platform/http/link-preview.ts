import type { Thing, WithContext } from 'schema-dts'
import { CARD } from '../share-cards/card-size.ts'

/** The preview of a page for chats and search engines. It never contains personal data. */
export interface Preview {
  title: string
  description: string
  image: string
  /** Text in the picture, for a page with a picture of its own. */
  imageAlt?: string
  /** Null for a photo, whose size varies; any other picture has the size of a card. */
  imageSize?: null
  /** The canonical path for search engines, if the page has several. */
  path: string
  /** The content of the page as schema.org data, with absolute addresses. Missing for pages that must not be found. */
  about?: (origin: string) => WithContext<Thing>
}

/** For pages without a picture of their own. */
export const SHARE_CARD = '/share-card.png'
const TITLE = /<title>([^<]*)<\/title>/
/** Placeholders in pages that already show a title and description before their data arrives (`page-title.ts`). */
const SLOT = /\{\{(title|description)\}\}/g
const DESCRIPTION = /<meta name="description" content="([^"]*)" \/>/

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The page with its preview for chats and search engines: the default texts, or those of the group it shows. */
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

/** Data for search engines; browsers do not run it. */
const jsonLd = (about: WithContext<Thing>): string =>
  `<script type="application/ld+json">${JSON.stringify(about).replaceAll('<', '\\u003c')}</script>`
