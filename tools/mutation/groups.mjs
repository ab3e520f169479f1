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
/** The code that checks permissions, and its tests besides the permission matrix. */
const access = {
  'platform/http/authenticate': '{headers,features/accounts/sessions}',
  'features/members/viewer':
    'features/{game/viewer,members/remove-member,groups/list-groups,history/statistics}',
  'features/members/standing': 'features/members/remove-member',
  'features/members/member-command':
    'features/{members/{approve-members,remove-member,hand-over},groups/join-group,scheduled-games/spares}',
  'features/game/viewer': 'features/{game/viewer,live-match/late-presses}',
  'features/live-match/game-access': 'features/live-match/{spectators,poll}',
  'features/chat/chat-command': 'features/chat/messages',
  'features/events/event-host': 'features/events/events',
  'features/vendors/own-vendor': 'features/vendors/create-vendor',
  'features/vendors/enquiry-command': 'features/{vendors/enquiries,notifications/other-subjects}',
}
const SERVER = 'apps/server/src'

/**
 * The files to change. `membership` of the rules decides permissions in a group; the files of `access` call it and
 * identify the caller.
 */
export const GROUPS = {
  rules,
  codecs: codecs.map((name) => `packages/contract/src/${name}.ts`),
  permissions: Object.keys(access).map((name) => `${SERVER}/${name}.ts`),
}

/** A codec is built when its module loads. */
export const areCodecs = (names) => names.every((name) => name === 'codecs' || codecs.includes(name))

export const filesOf = (name) =>
  GROUPS[name] ?? (access[name] ? [`${SERVER}/${name}.ts`] : [`packages/*/src/**/${name}.ts`])

/** Only these tests of the server: all of them would take a day. */
export function testsOf(names) {
  const own = Object.keys(access).filter((name) => names.includes(name) || names.includes('permissions'))
  return own.length > 0
    ? [...own.map((name) => access[name]), 'permissions'].map((name) => `${SERVER}/${name}.test.ts`)
    : ['packages/{rules,contract}/src/**/*.test.ts']
}

export const asksDatabase = (tests) => tests.some((path) => path.startsWith(SERVER))
