import * as z from 'zod/v4'

// zod tries whether it may compile functions from text; our content policy forbids it and the browser reports that.
// vite.config.ts puts this module in zod's place, because every schema tries it when it is made.
z.config({ jitless: true })

export * from 'zod/v4'
