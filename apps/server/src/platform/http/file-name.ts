const MOST_LETTERS = 60

/** 'turnout-canal-side-kickabout-2026-06-09.json': only letters and digits, whatever the name of the group or event. */
export function fileName(name: string, date: string, ending: 'json' | 'csv' | 'ics'): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_LETTERS)
    .replaceAll(/^-|-$/g, '')
  return ['turnout', plain, date].filter(Boolean).join('-').concat('.', ending)
}
