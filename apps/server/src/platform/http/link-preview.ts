/** What a link to a page says of itself where somebody sends it on. Never anything of a person. */
export type Preview = { title: string; description: string; image: string }

const CARD = '/share-card.png'
const TITLE = /<title>([^<]*)<\/title>/
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
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Turnout'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', escapeHtml(`${address.origin}${address.pathname}`)],
    ['og:image', `${address.origin}${preview?.image ?? CARD}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ].map(([name, content]) => `<meta property="${name}" content="${content}" />`)
  const text = escaped
    ? html
        .replace(TITLE, () => `<title>${title} · Turnout</title>`)
        .replace(DESCRIPTION, () => `<meta name="description" content="${description}" />`)
    : html
  const twitterCard = '<meta name="twitter:card" content="summary_large_image" />'
  return text.replace('</head>', () => `${[...tags, twitterCard].join('\n    ')}\n  </head>`)
}
