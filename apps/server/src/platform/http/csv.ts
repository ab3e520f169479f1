/** [B6] Spreadsheets run text that begins with one of these; an apostrophe in front makes it plain text. */
const FORMULA_START = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of cells in the format of RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
