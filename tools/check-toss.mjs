#!/usr/bin/env node
// Was this toss fair? node tools/check-toss.mjs RECEIPT.json
// Needs only Node and the receipt, and no network. docs/decisions/0005-coin-toss-fairness.md explains the checks.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const { match_number, commitment, secret, chance, coin, choices, result, winner } = JSON.parse(
  readFileSync(process.argv[2] ?? 0, 'utf8'),
)
const digest = sha256(`toss:${match_number}:${secret}:${chance ?? ''}`)
const shown = Number.parseInt(digest.at(-1), 16) % 2 === 0 ? 'heads' : 'tails'
const right = choices.filter(({ side }) => side === shown).map(({ team }) => team)

const checks = [
  ['the secret fits the seal', sha256(secret) === commitment],
  [`the coin shows ${shown}`, digest === coin && shown === result],
  [`${winner} alone called it`, right.length === 1 && right[0] === winner],
]
for (const [what, holds] of checks) console.log(`${holds ? 'yes' : 'NO '}  ${what}`)
if (!chance) console.log('No phone had a hand in it: the sealed secret alone decided.')
process.exit(checks.every(([, holds]) => holds) ? 0 : 1)
