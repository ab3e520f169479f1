import { escapeHtml } from '../http/link-preview.ts'
import type { MailContent } from './mail-content.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** One mail as text and HTML. It loads nothing, so opening it reports nothing. */
export function renderMail(
  { subject, paragraphs, link, otherLink, footnote, unsubscribePath }: MailContent,
  publicUrl: string,
): RenderedMail {
  const links = [link, otherLink].flatMap((each) =>
    each ? [{ label: each.label, url: publicUrl + each.path }] : [],
  )
  const wayOut = unsubscribePath === undefined ? null : publicUrl + unsubscribePath
  return {
    subject,
    text: [
      ...paragraphs,
      ...links.map(({ label, url }) => `${label}:\n${url}`),
      ...(footnote ? [footnote] : []),
      ...(wayOut ? [`${STOP_MAILS}:\n${wayOut}`] : []),
      `-- \nTurnout · ${publicUrl}`,
    ].join('\n\n'),
    html: renderPage(subject, { publicUrl, wayOut }, [
      ...paragraphs.map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`),
      ...(links.length > 0 ? [renderButtons(links)] : []),
      ...(footnote ? [`<p style="${FOOTNOTE}">${escapeHtml(footnote)}</p>`] : []),
    ]),
  }
}

const STOP_MAILS = 'Stop emails like this'

// Mail programs drop style sheets, so the styles are inline. The colours are those of Matchday.
const FONT = 'font-family:Helvetica,Arial,sans-serif'
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#0B2019`
const FOOTNOTE = `margin:24px 0 0;padding:16px 0 0;border-top:1px solid #C6D3C8;${FONT};font-size:14px;line-height:21px;color:#3B5046`
const WORDMARK = `padding:18px 28px;${FONT};font-size:20px;font-weight:bold;color:#FFFFFF`
const FOOT = `padding:16px 28px;${FONT};font-size:13px;line-height:20px;color:#3B5046`
const BUTTON = `display:inline-block;padding:12px 22px;border:2px solid #0B2019;border-radius:8px;${FONT};font-size:17px;font-weight:bold;color:#0B2019;text-decoration:none`
const ADDRESS = `margin:16px 0 0;${FONT};font-size:13px;line-height:20px;color:#3B5046;word-break:break-all`

/** The buttons of a mail, the first one coloured. The addresses follow in full for people whose buttons do not work. */
const renderButtons = (links: readonly { label: string; url: string }[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>${links
    .map(
      ({ label, url }, index) =>
        `<td${index === 0 ? ' bgcolor="#FFDA1A"' : ''} style="padding:3px;border-radius:10px">` +
        `<a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></td>`,
    )
    .join('<td width="8"></td>')}</tr></table>` +
  links.map(({ url }) => `<p style="${ADDRESS}">${escapeHtml(url)}</p>`).join('')

const renderPage = (
  subject: string,
  { publicUrl, wayOut }: { publicUrl: string; wayOut: string | null },
  inside: readonly string[],
) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#EDF2EC">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#EDF2EC"><tr><td align="center" style="padding:32px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">` +
  `<tr><td bgcolor="#1A7A44" style="${WORDMARK}">Turnout</td></tr>` +
  `<tr><td bgcolor="#FFFFFF" style="padding:28px">${inside.join('')}</td></tr>` +
  `<tr><td style="${FOOT}">Turnout · ${escapeHtml(publicUrl)}${wayOut ? ` · <a href="${escapeHtml(wayOut)}" style="color:#3B5046">${STOP_MAILS}</a>` : ''}</td></tr>` +
  `</table></td></tr></table></body></html>`
