import type { Command } from 'commander'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { readSettings } from './with-database.ts'

export function doctorCommand(turnout: Command): void {
  turnout
    .command('doctor')
    .description('look at settings, database, mail, pictures, disk, clock and backups, and say what to do')
    .action(async () => {
      try {
        const findings = await examine(readSettings())
        console.log(findings.map(formatFinding).join('\n'))
        console.log(summarize(findings))
        if (findings.some(({ level: is }) => is === 'wrong')) process.exitCode = 1
      } catch (error) {
        // the settings cannot be read, so nothing else can be examined
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      }
    })
}

const MARKS = { fine: 'fine ', look: 'LOOK ', wrong: 'WRONG' }

const formatFinding = ({ subject: about, level: is, message: says }: Finding) =>
  `${MARKS[is]}  ${about.padEnd(10)}  ${says}`

function summarize(findings: readonly Finding[]): string {
  if (findings.some(({ level: is }) => is === 'wrong'))
    return 'Put right what is WRONG; until then Turnout may not do what it promises.'
  return findings.some(({ level: is }) => is === 'look')
    ? 'It works. Look at what is marked.'
    : 'All is well.'
}
