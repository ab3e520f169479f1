import type { Command } from 'commander'
import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { settings } from './on-database.ts'

export function doctorCommand(turnout: Command): void {
  turnout
    .command('doctor')
    .description('look at settings, database, mail, pictures, disk, clock and backups, and say what to do')
    .action(async () => {
      try {
        const findings = await examine(settings())
        console.log(findings.map(inALine).join('\n'))
        console.log(verdict(findings))
        if (findings.some(({ is }) => is === 'wrong')) process.exitCode = 1
      } catch (error) {
        // settings that cannot be read: nothing else can be looked at
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      }
    })
}

const MARKS = { fine: 'fine ', look: 'LOOK ', wrong: 'WRONG' }

const inALine = ({ about, is, says }: Finding) => `${MARKS[is]}  ${about.padEnd(10)}  ${says}`

function verdict(findings: readonly Finding[]): string {
  if (findings.some(({ is }) => is === 'wrong'))
    return 'Put right what is WRONG; until then Turnout may not do what it promises.'
  return findings.some(({ is }) => is === 'look') ? 'It works. Look at what is marked.' : 'All is well.'
}
