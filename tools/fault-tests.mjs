import { ensureProgram, PATRONI, PGBOUNCER } from './debian-programs.mjs'
import { ensureLibfaketime } from './libfaketime.mjs'

/** The faults, the tests that cause them, and the settings of the long form of each. */
export const FAULT_TESTS = {
  backup: {
    what: 'backups under load, and kills in the middle of backing up and restoring',
    files: ['apps/server/src/faults/backup.test.ts'],
    lengths: { ROUNDS: '20' },
  },
  chat: {
    what: 'a chat on two nodes: random acts, people who are removed, people who write at once, and kills while polls close',
    files: [
      'apps/server/src/features/chat/random-acts.test.ts',
      'apps/server/src/features/chat/removed.test.ts',
      'apps/server/src/features/chat/many-writers.test.ts',
      'apps/server/src/faults/chat-crash.test.ts',
    ],
    lengths: { CHAT_ACTS: '10000', CHAT_REMOVALS: '1000', CHAT_WRITERS: '500', CHAT_KILLS: '100' },
  },
  clock: {
    what: 'clocks that jump, and whistles that were slept through',
    files: [
      'apps/server/src/faults/clock-jumps.test.ts',
      'apps/server/src/features/game/clock-watch.test.ts',
      'packages/rules/src/clock.test.ts',
    ],
    lengths: { JUMPS: '100' },
    install: ensureLibfaketime,
  },
  crash: {
    what: 'kill -9 in mid-match and all through an evening',
    files: ['apps/server/src/faults/crash.test.ts', 'apps/server/src/faults/game-crash.test.ts'],
    lengths: { KILLS: '100' },
  },
  disk: {
    what: 'a disk that is full or fails under the data, or under the pictures alone',
    files: ['apps/server/src/faults/disk.test.ts'],
    lengths: { ROUNDS: '5' },
  },
  failover: {
    what: 'kills of the primary of two databases in mid-match, on two nodes, and with Patroni; a standby that falls behind, and a pooler that dies',
    files: ['failover', 'patroni', 'pooler'].map((name) => `apps/server/src/faults/${name}.test.ts`),
    lengths: { SWITCHES: '100', PATRONI_KILLS: '10' },
    install() {
      ensureProgram(PGBOUNCER)
      ensureProgram(PATRONI)
    },
  },
  nodes: {
    what: 'evenings over two programs of which one is killed, restarts in turn, races of twenty at once on two nodes, members against a model',
    files: [
      'apps/server/src/faults/nodes.test.ts',
      'apps/server/src/features/live-match/races.test.ts',
      'apps/server/src/features/game-day/races.test.ts',
      'apps/server/src/features/scheduled-games/races.test.ts',
      'apps/server/src/features/game/random-game.test.ts',
      'apps/server/src/features/members/membership-model.test.ts',
    ],
    lengths: {
      NODE_GAMES: '50',
      RESTARTS: '100',
      ROUNDS: '50',
      PLACE_ROUNDS: '500',
      RANDOM_GAMES: '200',
      MODEL_RUNS: '2000',
    },
  },
  powerloss: {
    what: 'power cuts on a disk that holds only what has reached it (as root)',
    files: ['apps/server/src/faults/powerloss.test.ts'],
    lengths: { CUTS: '50' },
  },
  promotions: {
    what: 'kills while places come free and the next in line are given them',
    files: ['apps/server/src/faults/promotions-crash.test.ts'],
    lengths: { PROMOTION_KILLS: '100' },
  },
  season: {
    what: 'a year of games of many groups, moment by moment',
    files: ['packages/rules/src/season.test.ts'],
    lengths: { SEASON_GROUPS: '200' },
  },
  smtp: {
    what: 'a mail server that is down, busy, puts off, cuts the line or hangs, beside two nodes',
    files: ['apps/server/src/faults/smtp.test.ts', 'apps/server/src/platform/mail/delivery.test.ts'],
    lengths: { MAILS: '5' },
  },
  soak: {
    what: 'presses, polls, searches and watchers for a long time',
    files: ['apps/server/src/faults/soak.test.ts'],
    lengths: { MINUTES: '120', RATE: '300' },
  },
  states: {
    what: 'every command in every state of small games and of a scheduled game, breadth first',
    files: ['packages/rules/src/state-walk.test.ts', 'packages/rules/src/scheduled-game-walk.test.ts'],
    lengths: { STATES: '1000000' },
  },
  upgrade: {
    what: 'kills in the middle of a migration, and of a change to a new PostgreSQL',
    files: ['upgrade', 'kept-upgrade', 'major-upgrade'].map(
      (name) => `apps/server/src/faults/${name}.test.ts`,
    ),
    lengths: { KILLS: '50', KEPT_KILLS: '20', MAJOR_KILLS: '20' },
  },
}
