import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readPublicFile = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url))
const manifest = JSON.parse(readPublicFile('manifest.webmanifest').toString())

/** Width and height are in a PNG's first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the installed app opens at home and has icons of the declared sizes, one of them maskable', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/home', scope: '/', display: 'standalone' })
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pngs.map(({ purpose = 'any' }) => purpose).sort()).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of pngs) expect(sizeOf(readPublicFile(src.slice(1))), src).toBe(sizes)
})

test('the page names the manifest, an icon for browsers without manifests, and a colour for each theme', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/icon-180.png" />')
  expect(sizeOf(readPublicFile('icon-180.png'))).toBe('180x180')
  for (const scheme of ['light', 'dark'])
    expect(page).toMatch(
      new RegExp(`name="theme-color" content="#\\w{6}" media="\\(prefers-color-scheme: ${scheme}\\)"`),
    )
})
