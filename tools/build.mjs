import { attempt, ensureBuild, ensureInstall } from './lib.mjs'

ensureInstall()
ensureBuild()
// A service may only write to its data folder, so the links to the libraries of PostgreSQL are created here. Without a
// built-in PostgreSQL this prints a message, and the build works with an external database.
attempt(process.execPath, ['apps/server/dist/link-libraries.js'])
