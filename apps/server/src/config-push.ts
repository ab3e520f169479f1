import { z } from 'zod'
import { type Env, missing, type Settings, splitAtCommas, text } from './config-fields.ts'

export type PushConfig = {
  /** Push services write to it when we send too much: `mailto:` or `https:` (RFC 8292, 2.1). */
  contact: string
  /** Origins that the operator trusts besides the known push services, even in a private network. */
  origins: readonly string[]
}

export const pushFields = {
  PUSH_CONTACT: text
    .refine(
      (value) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || /^https:\/\/[^\s/]/.test(value),
      'PUSH_CONTACT must be an address such as mailto:help@example.org or https://turnout.example.org/contact.',
    )
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform(splitAtCommas)
    .refine(
      (addresses) => addresses.every((address) => URL.canParse(address) && /^https?:/.test(address)),
      'PUSH_HOSTS must be addresses such as https://push.example.org, with commas between.',
    )
    .transform((addresses) => addresses.map((address) => new URL(address).origin))
    .optional(),
}

export const parsePush = ({ PUSH_CONTACT, PUSH_HOSTS }: Settings<typeof pushFields>): PushConfig | null =>
  PUSH_CONTACT ? { contact: PUSH_CONTACT, origins: PUSH_HOSTS ?? [] } : null

export const pushProblems = (env: Env): string[] =>
  missing(env, 'PUSH_HOSTS', 'PUSH_CONTACT', 'push services want a contact address')
