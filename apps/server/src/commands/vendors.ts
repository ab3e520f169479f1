import { Id } from '@turnout/contract/wire/text'
import type { Command } from 'commander'
import { settleReports } from '../features/vendors/reports-store.ts'
import { hideVendor } from '../features/vendors/store.ts'
import { databaseClock } from '../platform/clock.ts'
import { onMigratedDatabase, withDatabase } from './with-database.ts'

export function vendorCommands(turnout: Command): void {
  const vendor = turnout.command('vendor').description('pages of vendors')

  vendor
    .command('hide')
    .argument('<id>', 'the last part of the address of the page')
    .description('take a page away: nobody sees or finds it, and its owner cannot publish it')
    .action((id: string) => withDatabase((url) => setHidden(url, id, true)))

  vendor
    .command('show')
    .argument('<id>')
    .description('let the page stand: it is published if it was before, and its reports are settled')
    .action((id: string) => withDatabase((url) => setHidden(url, id, false)))
}

const setHidden = (url: string, id: string, isHidden: boolean) =>
  onMigratedDatabase(url, async ({ sql }) => {
    const at = new Date(await databaseClock().now(sql))
    const name = Id.safeParse(id).success ? await hideVendor(sql, id, isHidden ? at : null) : null
    if (name === null) throw new Error('There is no vendor with this id. It is the last part of the address.')
    await settleReports(sql, id, at)
    return isHidden ? `The page of ${name} is hidden.` : `The page of ${name} is not hidden any more.`
  })
