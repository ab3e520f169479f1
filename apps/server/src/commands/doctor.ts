import type { Command } from 'commander'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { printResult, readSettings } from './with-database.ts'

export function doctorCommand(turnout: Command): void {
  turnout
    .command('doctor')
    .description('look at settings, database, mail, pictures, disk, clock and backups, and say what to do')
    .action(() =>
      printResult(async () => {
        const findings = await examine(readSettings())
        if (findings.some(({ level: is }) => is === 'wrong')) process.exitCode = 1
        return [...findings.map(formatFinding), summarize(findings)].join('\n')
      }),
    )
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
