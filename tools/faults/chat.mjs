export const fault = {
  what: 'a chat on two nodes: random acts, people who are removed, people who write at once, and kills while polls close',
  files: [
    'apps/server/src/features/chat/random-acts.test.ts',
    'apps/server/src/features/chat/removed.test.ts',
    'apps/server/src/features/chat/many-writers.test.ts',
    'apps/server/src/faults/chat-crash.test.ts',
  ],
  lengths: { CHAT_ACTS: '10000', CHAT_REMOVALS: '1000', CHAT_WRITERS: '500', CHAT_KILLS: '100' },
}
