const rules = [
  'packages/rules/src/**/*.ts',
  '!packages/rules/src/**/*.test.ts',
  '!packages/rules/src/testing/**',
]
const codecs = [
  'format-codec',
  'game-codec',
  'house-rules-codec',
  'reason-codec',
  'game-upcasts',
  'toss-receipt',
]
const permissions = [
  'platform/http/authenticate',
  ...['viewer', 'standing', 'member-command'].map((name) => `features/members/${name}`),
  'features/game/viewer',
  'features/live-match/game-access',
  'features/chat/chat-command',
  'features/events/event-host',
  ...['own-vendor', 'enquiry-command'].map((name) => `features/vendors/${name}`),
]

/** What is changed. Who may do what in a group is `membership` of the rules; these ask it, and find out who is asking. */
export const GROUPS = {
  rules,
  codecs: codecs.map((name) => `packages/contract/src/${name}.ts`),
  permissions: permissions.map((name) => `apps/server/src/${name}.ts`),
}

export const RULES_TESTS = ['packages/{rules,contract}/src/**/*.test.ts']
/** Who may call what, over HTTP and with a database. */
export const MATRIX_TESTS = [
  'apps/server/src/permissions.test.ts',
  'apps/server/src/features/members/{approve-members,hand-over,list-members,remove-member}.test.ts',
]
