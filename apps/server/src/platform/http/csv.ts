/** [B6] What a spreadsheet would run begins with one of these; an apostrophe before it makes it text. */
const FORMULA_START = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines of cells as RFC 4180 has them, with the mark by which spreadsheets know UTF-8. */
export const csv = (lines: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`
