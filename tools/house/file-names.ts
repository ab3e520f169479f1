import { isTest, isTesting, nameOf, type SourceFile, withoutComments } from './source-files.ts'

/** `joinGroup` lives in `join-group.ts`. */
export const handlerFile = (name: string): string =>
  `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** What any feature of the server may have besides its verbs. */
const COMMON_FILES: Readonly<Record<string, string>> = {
  'endpoints.ts': 'its table of contents',
  'tables.ts': 'its tables',
  'store.ts': 'all of its SQL; functions that take sql first',
  'present.ts': 'rows to wire',
  'mails.ts': 'what its letters say',
  'texts.ts': 'what its replies say',
  'event-subscriber.ts': 'what it does when another feature has changed something',
  'public.ts': 'all that other features may use',
  'jobs.ts': 'its jobs and its hourly task',
  'testing.ts': 'what its tests and those of others build with',
}

/** And what one feature has alone, each with the reason why none of the words above would do. */
const FEATURE_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: {
    'budgets.ts': 'how often a door may be tried, in one table',
    'complete-registration.ts': 'what activate and finishActivation both do',
    'device.ts': 'by what a device is known again; signing up, signing in and activating share it',
    'password-attempts.ts': 'how wrong passwords are counted, wherever one is asked for',
    'open-account.ts': 'an account for somebody whose address is confirmed already, by another feature',
    'open-session.ts': 'a session for somebody who has shown who they are, by password or elsewhere',
    'identify-session.ts': 'from a bearer token to a person; asked at every call and so no verb',
    'guessable-words.ts': 'words about a person that their password may not be made of',
    'pictures.ts': 'whose a profile picture is, and when it goes: update, upload and farewell share it',
    'confirm-password.ts': 'what every command that asks for the password again begins with',
    'deactivate-account.ts': 'what deactivating an account does, whether its owner or the operator says so',
    'send-reset.ts': 'the mail of forgotPassword, made where nobody waits for it',
    'send-sign-in-link.ts': 'the mail of requestSignInLink, made where nobody waits for it',
    'send-account-link.ts': 'what send-reset and send-sign-in-link both do',
    'send-activation.ts': 'what register and resendActivation both do',
    'session-lifetimes.ts': 'how long a session lives: arithmetic without SQL',
    'sign-up-proof.ts': 'the calculation that a sign-up may have to pay with: made, signed and checked',
    'sign-in-link-store.ts': 'the SQL of links that sign in; apart from that of accounts',
    'session-store.ts': 'the SQL of sessions, asked at every call; apart from that of accounts',
  },
  game: {
    'clock-watch.ts': 'the clock that was put back',
    'commands.ts': 'every command on a game, and whether it can be taken back',
    'log-store.ts': 'the SQL of reading the log; apart from that of games',
    'last-command.ts': 'the command that would be taken back next, read from the log',
    'run-game-command.ts': 'the one function through which every command on a game goes',
    'game-command.ts': 'what every handler of a command on a game has in common',
    'lock-game.ts': 'the two statements with which a command reads its game',
    'write-game.ts': 'the one statement with which a command writes its game',
    'overdue-sweep.ts': 'the clock as a caller: it settles what is due when nobody asks',
    'erase-games.ts': 'the games of a group that is erased, with everything that refers to them',
    'viewer.ts': 'what a caller is in this game: armband, whistle, standing',
  },
  'game-day': {
    'arrivals.ts': 'what checking in by phone, by hand and by an admin share',
    'todays-command.ts': "what every handler of a command on today's game has in common",
    'present-draft.ts': 'how far the draft is, to wire; the other half of present',
    'venue-code.ts': 'six digits of a secret and the minute',
    'today.ts': 'what today is for a group: its session and its game',
  },
  groups: {
    'group-columns.ts': 'from the form to the row; create and update share it',
    'card-text.ts': 'what can be written on a card, as a picture',
    'render-card.ts': 'from a group to the picture that chats show beside its link',
    'link-preview.ts': 'what a link to a group says of it in a chat',
    'share-card.ts': 'the picture of a group: a route that is no endpoint, because it is no JSON',
    'join-with-invite.ts': 'what joining a group and activating an account that asked for one share',
    'erase-groups.ts': 'what is deleted for good, with all that hangs on it, once nobody can bring it back',
    'restore-group.ts': 'the way back of a deleted group; the operator calls it, and no endpoint',
    'schedule.ts': 'sessions on the calendar of the venue, with its zone',
    'search.ts': 'the one query that is built from what was asked',
  },
  calendar: {
    'budgets.ts': 'how often addresses are made and calendars read',
    'feed.ts': 'what calendar programs read: a route that is no endpoint, because it is no JSON',
  },
  'live-match': {
    'present-referee.ts': 'the referee, the possible referees, the lineups and the playing time, to wire',
    'roster.ts': 'the teams and people of a game, with ids and names',
    'run-undo.ts': 'what takeBack and redo both do',
    'game-topic.ts': 'what the event stream sends about a game',
    'game-access.ts': 'the game, for a person who may see it',
    'game-view.ts': 'a game as one person sees it now; lookups of the same moment are one batch',
    'match-end.ts': 'what a command that may end the match answers',
    'subscribers.ts': 'what the subscribers of a game may see now',
    'spectator-store.ts': 'the SQL of the link for spectators, which stands beside the game',
    'state.ts': 'one version of a game as bytes, kept for all who ask',
    'stream.ts': 'server-sent events: a route that is no endpoint',
  },
  'scheduled-games': {
    'session-games.ts': 'from a group and its dates to its sessions, with a row or without',
    'run-scheduled-command.ts': 'the one function through which every command on a scheduled game goes',
    'scheduled-command.ts': 'what every handler of a command on a scheduled game has in common',
    'present-settings.ts': 'the settings of a group, to wire; reading and changing them share it',
    'group-topic.ts': 'what the event stream sends about the games to come of a group',
    'feed-store.ts': 'the SQL of that stream: what has changed, and who may still watch',
    'stream.ts': 'server-sent events: a route that is no endpoint',
    'start-asking.ts': 'what a new group starts with',
  },
  history: {
    'csv.ts': 'a table as text that a spreadsheet opens and does not run',
    'file-name.ts': 'under which name a browser may save what is downloaded',
    'played-games.ts':
      'from rows of people and matches to games; the statistics of a group and of one person share it',
    'past-game.ts': 'one game with everybody who was in it, for the report and for the files',
  },
  members: {
    'deactivation.ts': 'what deactivating an account means for its groups, also for restored ones',
    'member-command.ts': 'what every handler of a command on a membership has in common',
    'membership.ts': 'the one row of a person in a group, and how joining makes it',
    'standing.ts': 'from a row, or none, to a standing',
    'viewer.ts': 'what a caller is to a group',
  },
  newsletter: {
    'one-click.ts': "the mail program's end of unsubscribing: routes that are no endpoints",
    'issue.ts': 'what the operator writes to everybody, said on the command line',
    'send-issue.ts': 'one copy of it, whose way out is made only when it is sent',
    'send-newsletter.ts': 'the mail whose links are made only when it is sent',
  },
  places: {
    'fetch-bytes.ts': 'one call to a map service, within a time and a size, and never to another address',
    'fetch-json.ts': 'such a call whose answer is JSON',
    'tile-cache.ts': 'pictures of the map in a folder of limited size',
    'tile-source.ts': 'a picture of the map from the provider, once for all who ask',
    'map-tiles.ts': 'the pictures of the map: a route that is no endpoint',
    'budgets.ts': 'how much one person may ask, in one table',
    'google.ts': 'how Google is asked',
    'photon.ts': 'how Photon is asked',
    'provider.ts': 'what a map service is, whichever it is',
    'choose-provider.ts': 'the map service that is configured',
  },
  oauth: {
    'find-or-create-account.ts': 'from the profile at a provider to an account here',
    'callback.ts': 'an address that the provider sends the browser back to; no endpoint',
    'github.ts': 'how GitHub is asked',
    'google.ts': 'how Google is asked',
    'oauth-options.ts': 'the options of both clients',
    'flow-cookie.ts': 'the cookie between start and callback',
    'providers.ts': 'the providers that are configured',
    'provider-profile.ts': 'what a provider says about a person, cleaned',
    'start.ts': 'an address that sends the browser to the provider; no endpoint',
    'routes.ts': 'what the two routes share: the provider, the redirect, the refusal',
  },
}

const SERVER_FEATURE = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/
const WEB_FEATURE = /^apps\/web\/src\/features\/([^/]+)\/(.+)$/

/** Words that say where something was put and not what it is. */
const VAGUE_NAMES =
  /^(utils?|helpers?|common|misc|shared|lib|constants|types|hooks|components|services?|manager|index)\./

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|module|config|d))?\.(ts|tsx|mts|mjs|js|css)$/

/** What is wrong with the name of a file, in a sentence, or nothing. */
export function misnamed(file: Pick<SourceFile, 'path'>, handlerFiles: ReadonlySet<string>): string[] {
  const name = nameOf(file.path)
  if (!KEBAB.test(name)) return [`${file.path}: file names are kebab-case.`]
  if (VAGUE_NAMES.test(name) && !file.path.startsWith('tools/'))
    return [`${file.path}: a file is named after what it is, and '${name}' could hold anything.`]
  return [...unknownServerFile(file, handlerFiles), ...nestedWebFile(file)]
}

function unknownServerFile(file: Pick<SourceFile, 'path'>, handlerFiles: ReadonlySet<string>): string[] {
  const [, feature = '', name = ''] = SERVER_FEATURE.exec(file.path) ?? []
  if (feature === '' || isTest(file)) return []
  if (name.includes('/')) return [`${file.path}: a feature is one folder without folders in it.`]
  if (name in COMMON_FILES || handlerFiles.has(name) || name in (FEATURE_FILES[feature] ?? {})) return []
  return [
    `${file.path} is named after no call of the contract and is no word of a feature's vocabulary. ` +
      'Move it to where it belongs, or give it a line with its reason in tools/house/file-names.ts.',
  ]
}

function nestedWebFile(file: Pick<SourceFile, 'path'>): string[] {
  const [, feature = '', name = ''] = WEB_FEATURE.exec(file.path) ?? []
  if (feature === '') return []
  return name.includes('/') ? [`${file.path}: a feature is one folder without folders in it.`] : []
}

/** Lines of the list above whose file is gone. */
export const listedButMissing = (files: readonly SourceFile[]): string[] =>
  Object.entries(FEATURE_FILES).flatMap(([feature, names]) =>
    Object.keys(names)
      .map((name) => `apps/server/src/features/${feature}/${name}`)
      .filter((path) => !files.some((file) => file.path === path)),
  )

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`-${name}`)

const exportsName = (text: string, name: string) =>
  new RegExp(`export (async )?(function\\*?|const|class) ${name}\\b`).test(text)

/** A file that is named after a thing exports that thing: a verb its handler, a page its page, use-x its hook. */
export function missingExport(file: SourceFile, handlerFiles: ReadonlySet<string>): string[] {
  if (isTest(file)) return []
  const name = nameOf(file.path)
  const baseName = name.replace(/\.tsx?$/, '')
  const wanted = SERVER_FEATURE.test(file.path)
    ? handlerFiles.has(name) && camel(baseName)
    : WEB_FEATURE.test(file.path) &&
      (/-page\.tsx$/.test(name) ? pascal(baseName) : /^use-.*\.tsx?$/.test(name) && camel(baseName))
  return wanted && !exportsName(file.text, wanted)
    ? [`${file.path} is named after ${wanted} and does not export it.`]
    : []
}

const LINES = { source: 250, test: 400 }

/** A list of sentences is read from top to bottom, however long it is. */
const isTexts = ({ path }: SourceFile) => nameOf(path) === 'texts.ts'

export function tooLong(file: SourceFile): string[] {
  if (isTexts(file)) return []
  const max = isTest(file) || isTesting(file) ? LINES.test : LINES.source
  const lines = file.text.trimEnd().split('\n').length
  return lines > max ? [`${file.path} has ${lines} lines; above ${max} a file is two things.`] : []
}

const ANY_TYPE = /(:|<|\bas|\||,)\s*any\b(?!\s*[:(=])|\bany\[\]/

/** What no file of ours says. A line that Biome was told about with a reason may say `any`. */
export function forbiddenPatterns({ path, text }: SourceFile): string[] {
  const code = withoutComments(text)
  const lines = text.split('\n')
  const anyLines = lines.filter(
    (line, index) =>
      ANY_TYPE.test(inCode(line)) &&
      !/biome-ignore lint\/suspicious\/noExplicitAny/.test(lines[index - 1] ?? ''),
  )
  return [
    ...(/^export default\b/m.test(code) && !/\.config\.ts$/.test(path)
      ? [`${path} has a default export: a name that everybody may change is no name.`]
      : []),
    ...(isBarrel(code) && nameOf(path) !== 'public.ts'
      ? [`${path} only hands on what other files export: import it from where it is.`]
      : []),
    ...anyLines.map((line) => `${path} says any: ${line.trim()}`),
  ]
}

/** Without strings and comments, where 'any' is a word like any other. */
const inCode = (line: string): string =>
  line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''").replace(/\/\/.*$|^\s*\/?\*.*$/, '')

/** Handing on a package from elsewhere gives it one door; handing on our own files only hides where things are. */
const isBarrel = (code: string): boolean =>
  code.trim() !== '' &&
  code.replaceAll(/export\s+(type\s+)?(\*[^'{}]*|\{[^}]*\}\s*)from\s*'\.[^']*'/g, '').trim() === ''
