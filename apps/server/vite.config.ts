import { defineConfig } from 'vite'

/** Our own packages go into the bundle; what npm installs stays outside of it. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long which plugin takes does not help a person who starts the program
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        'postgres-guard': 'src/platform/db/postgres-guard.js',
        'picture-decoder': 'src/platform/files/picture-decoder.js',
        'link-libraries': 'src/platform/db/link-libraries.ts',
      },
      // Shared pieces lie beside the entries: each looks for the programs that it starts in the folder it runs from.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
})
