import { type Env, type Settings, singleWord, text, withoutEndSlashes } from './config-fields.ts'
import type { S3 } from './platform/files/s3-storage.ts'

/** The settings of an S3 store for pictures; without them pictures are in the data folder. */
export const s3Fields = {
  S3_ENDPOINT: text
    .refine(
      isBucket,
      'S3_ENDPOINT must be an address with the bucket behind it, such as https://s3.example.org/turnout.',
    )
    .transform(withoutEndSlashes)
    .optional(),
  S3_REGION: singleWord('S3_REGION').default('auto'),
  S3_KEY_ID: singleWord('S3_KEY_ID').optional(),
  S3_SECRET: singleWord('S3_SECRET').optional(),
}

export const parseS3 = ({
  S3_ENDPOINT,
  S3_REGION,
  S3_KEY_ID,
  S3_SECRET,
}: Settings<typeof s3Fields>): S3 | null =>
  S3_ENDPOINT && S3_KEY_ID && S3_SECRET
    ? { endpoint: S3_ENDPOINT, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET }
    : null

const REQUIRED_TOGETHER = ['S3_ENDPOINT', 'S3_KEY_ID', 'S3_SECRET']

export function s3Problems(env: Env): string[] {
  const missing = REQUIRED_TOGETHER.filter((name) => !env[name])
  if (missing.length === 0 || (missing.length === REQUIRED_TOGETHER.length && !env.S3_REGION)) return []
  return [`${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set: S3 needs all three.`]
}

function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, username } = new URL(value)
  return /^https?:$/.test(protocol) && pathname.length > 1 && !search && !username
}
