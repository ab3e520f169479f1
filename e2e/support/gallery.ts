import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

const WEB = join(import.meta.dirname, '../../apps/web')

/** The gallery is not part of the app, so it is built for the screenshots alone. */
export async function openGallery() {
  const outDir = mkdtempSync(join(tmpdir(), 'turnout-gallery-'))
  const shared = { configFile: false, root: WEB, logLevel: 'error' } as const
  const rolldownOptions = { input: join(WEB, 'gallery.html') }
  await build({
    ...shared,
    mode: 'production',
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    url: `${server.resolvedUrls?.local[0]}gallery.html`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
