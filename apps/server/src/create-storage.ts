import { join } from 'node:path'
import type { Config } from './config.ts'
import { diskStorage } from './platform/files/disk-storage.ts'
import { s3Storage } from './platform/files/s3-storage.ts'
import type { Storage } from './platform/files/storage.ts'

/** The configured picture store. The server and the command line share this. */
export const createStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'uploads'))
