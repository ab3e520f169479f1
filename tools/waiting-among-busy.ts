import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** It waits two minutes, for leases to run out: whatever comes after it is done meanwhile. */
const LONGEST = '/faults/patroni.test.ts'
/** Tests of faults wait for most of their time: three of them at once would leave the processor idle. */
const WAITING = /\/faults\//
const BUSY_BETWEEN = 4

/** As Vitest orders them, but what waits is spread over what keeps the processor busy, and the longest begins first. */
export class WaitingAmongBusy extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = sorted.filter(({ moduleId }) => moduleId.endsWith(LONGEST))
    const others = sorted.filter((file) => !longest.includes(file))
    const waiting = others.filter(({ moduleId }) => WAITING.test(moduleId))
    const spread = others.filter((file) => !waiting.includes(file)).flatMap(among(waiting))
    return [...longest, ...spread, ...waiting]
  }
}

/** Puts one of those that wait behind every few of the server's, whose process they share. */
function among(waiting: TestSpecification[]) {
  let busy = 0
  return (file: TestSpecification) => {
    if (file.project.name !== 'server') return [file]
    busy += 1
    return busy % BUSY_BETWEEN ? [file] : [file, ...waiting.splice(0, 1)]
  }
}
