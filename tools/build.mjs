import { attempt, ensureBuild, ensureInstall } from './lib.mjs'

ensureInstall()
ensureBuild()
// A service may write in its data folder only, so the links to the libraries of PostgreSQL are made here. On a machine
// that has no built-in one this says so, and the build is good for an external database.
attempt(process.execPath, ['apps/server/dist/link-libraries.js'])
