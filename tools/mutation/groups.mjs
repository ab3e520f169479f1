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
/** What asks who may do what, and in which folder the tests of it are. */
const access = {
  'platform/http/authenticate': 'accounts',
  'features/members/viewer': 'members',
  'features/members/standing': 'members',
  'features/members/member-command': 'members',
  'features/game/viewer': 'live-match',
  'features/live-match/game-access': 'live-match',
  'features/chat/chat-command': 'chat',
  'features/events/event-host': 'events',
  'features/vendors/own-vendor': 'vendors',
  'features/vendors/enquiry-command': 'vendors',
}
const SERVER = 'apps/server/src'

/** What is changed. Who may do what in a group is `membership` of the rules; these ask it, and find out who is asking. */
export const GROUPS = {
  rules,
  codecs: codecs.map((name) => `packages/contract/src/${name}.ts`),
  permissions: Object.keys(access).map((name) => `${SERVER}/${name}.ts`),
}

export const filesOf = (name) =>
  GROUPS[name] ?? (access[name] ? [`${SERVER}/${name}.ts`] : [`packages/*/src/**/${name}.ts`])

/** Who may call what, over HTTP and with a database. */
const MATRIX_TESTS = ['permissions', 'foreign-ids'].map((name) => `${SERVER}/${name}.test.ts`)

/** Of the server only the matrix and those of its folder: all of its tests would take a day. */
export function testsOf(names) {
  const folders = Object.keys(access)
    .filter((name) => names.includes(name) || names.includes('permissions'))
    .map((name) => `${SERVER}/features/${access[name]}/*.test.ts`)
  return folders.length > 0
    ? [...new Set(folders), ...MATRIX_TESTS]
    : ['packages/{rules,contract}/src/**/*.test.ts']
}

export const asksDatabase = (tests) => tests.some((path) => path.startsWith(SERVER))
