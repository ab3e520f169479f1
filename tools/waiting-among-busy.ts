import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Fault tests wait most of the time: three of them at once would leave the processor idle. */
const WAITING = /\/faults\//
const BUSY_BETWEEN = 4

/** The order of Vitest, with the waiting tests spread among the busy ones. */
export class WaitingAmongBusy extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId))
    const spread = sorted.filter((file) => !waiting.includes(file)).flatMap(among(waiting))
    return [...spread, ...waiting]
  }
}

/** Puts a waiting test after every few of the server's, with which they share a process. */
function among(waiting: TestSpecification[]) {
  let busy = 0
  return (file: TestSpecification) => {
    if (file.project.name !== 'server') return [file]
    busy += 1
    return busy % BUSY_BETWEEN ? [file] : [file, ...waiting.splice(0, 1)]
  }
}
