import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of faults wait for most of their time: three of them at once would leave the processor idle. */
const WAITING = /\/faults\//
const BUSY_BETWEEN = 4

/** As Vitest orders them, but what waits is spread over what keeps the processor busy. */
export class WaitingAmongBusy extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId))
    const spread = sorted.filter((file) => !waiting.includes(file)).flatMap(among(waiting))
    return [...spread, ...waiting]
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
