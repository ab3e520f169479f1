/** Files that any feature of the server may have besides its handlers. */
export const COMMON_FILES: Readonly<Record<string, string>> = {
  'endpoints.ts': 'its handlers, by name',
  'tables.ts': 'its tables',
  'store.ts': 'all of its SQL; functions that take sql first',
  'present.ts': 'rows to wire',
  'mails.ts': 'what its letters say',
  'texts.ts': 'what its replies say',
  'event-subscriber.ts': 'what it does when another feature has changed something',
  'public.ts': 'all that other features may use',
  'jobs.ts': 'its jobs and its hourly task',
  'link-preview.ts': 'what chats and search engines read of its pages',
  'share-card.ts': 'whether a page has a picture for chats, and under which address',
  'render-card.ts': 'from facts to that picture',
  'search.ts': 'the one query that is built from what was asked',
  'search-text.ts': 'the words by which something is found',
  'budgets.ts': 'how often something may be tried, in one table',
  'stream.ts': 'server-sent events: a route that is no endpoint',
  'testing.ts': 'what its tests and those of others build with',
}

/** A separate part of the SQL, or of what the feature presents: `session-store.ts`, `present-draft.ts`. */
export const PARTS = /^([a-z-]+-store|present-[a-z-]+)\.ts$/

const split = (names: string): readonly string[] => names.split(' ')

/** Files that only one feature has, because no common name fits. Each file says what it is for. */
export const FEATURE_FILES: Readonly<Record<string, readonly string[]>> = {
  accounts: split(
    'complete-registration confirm-password deactivate-account device identify-session open-account open-session password-attempts pictures require-new-password send-account-link send-activation session-lifetimes sign-up-proof',
  ),
  game: split(
    'clock-watch commands erase-games game-command last-command lock-game overdue-sweep run-game-command viewer write-game',
  ),
  'game-day': split('arrivals today todays-command venue-code verify-check-in'),
  groups: split(
    'authorize-group erase-groups group-columns join-with-invite local-time restore-group schedule slots',
  ),
  vendors: split('enquiry-command own-vendor'),
  calendar: split('calendar-command feed'),
  'live-match': split(
    'cup-in-words cup-preview game-access game-topic game-view match-end render-cup-card roster run-undo state subscribers',
  ),
  chat: split('chat-command erase poll-of send-message shorten system-lines topic'),
  events: split(
    'answer-for-newcomer card-ground erase-events event-columns event-host event-replies read-search record-change run-event-command tell-people',
  ),
  'scheduled-games': split(
    'apply-numbers cancelled-games cost game-on-date group-topic other-games record-events run-scheduled-command schedule-change scheduled-command session-answers session-games standing-answers start-asking start-sweep sweep timetable',
  ),
  notifications: split(
    'current-data current-notification deliver-notification game-news game-reference job-kinds known-plan notify one-click own-mail place-news schedule-news scheduled-game-news stored',
  ),
  history: split('past-game played-games'),
  members: split('deactivation member-command membership standing viewer watching-sessions'),
  newsletter: split('issue one-click send-issue send-newsletter'),
  places: split(
    'choose-provider fetch-bytes fetch-json google map-tiles photon provider tile-cache tile-source',
  ),
  push: split(
    'allowed-endpoint deliver-push enqueue-push post-message public-lookup push-message vapid-keys',
  ),
  passkeys: split('relying-party verify-passkey'),
  'second-factor': split('confirm-owner end-second-factor recovery-codes use-recovery-code'),
  oauth: split(
    'browser-routes callback find-or-create-account flow-cookie github google oauth-options provider-profile providers routes start',
  ),
}
