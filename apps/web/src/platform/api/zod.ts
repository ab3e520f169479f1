import * as z from 'zod/v4'

// zod tries whether it may make functions from text; our content policy says no and the browser reports it.
// vite.config.ts puts this in zod's place, because every schema asks at the moment it is made.
z.config({ jitless: true })

export * from 'zod/v4'
