import { z } from 'zod'

export type PushConfig = {
  /** Push services write to it when we send too much: `mailto:` or `https:` (RFC 8292, 2.1). */
  contact: string
  /** Origins that the operator trusts beside the known push services, also in a private network. */
  origins: readonly string[]
}

export const pushFields = {
  PUSH_CONTACT: z
    .string()
    .trim()
    .refine(
      (value) => /^mailto:[^\s@]+@[^\s@]+$/.test(value) || /^https:\/\/[^\s/]/.test(value),
      'PUSH_CONTACT must be an address such as mailto:help@example.org or https://turnout.example.org/contact.',
    )
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .refine(
      (addresses) => addresses.every((address) => URL.canParse(address) && /^https?:/.test(address)),
      'PUSH_HOSTS must be addresses such as https://push.example.org, with commas between.',
    )
    .transform((addresses) => addresses.map((address) => new URL(address).origin))
    .optional(),
}

type Settings = { [name in keyof typeof pushFields]: z.output<(typeof pushFields)[name]> }

export const parsePush = ({ PUSH_CONTACT, PUSH_HOSTS }: Partial<Settings>): PushConfig | null =>
  PUSH_CONTACT ? { contact: PUSH_CONTACT, origins: PUSH_HOSTS ?? [] } : null

export const pushProblems = (env: Record<string, string | undefined>): string[] =>
  env.PUSH_HOSTS && !env.PUSH_CONTACT
    ? ['PUSH_HOSTS is set but PUSH_CONTACT is not: push services want a contact address.']
    : []
