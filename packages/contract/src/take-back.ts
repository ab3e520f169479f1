import * as z from 'zod'
import { endpoint } from './endpoint.ts'

export const takeBack = endpoint('takeBack', 'POST /games/:gameId/take-back', {
  summary:
    'Take back the last command, and again the one before; it names the entry of the log that it means.',
  body: z.strictObject({ version: z.number().int().min(1) }),
  reply: z.object({ what: z.string() }),
  problems: [
    'game-not-found',
    'game-closed',
    'nothing-to-take-back',
    'taken-back-already',
    'newer-command',
    'called-since',
    'out-of-reach',
  ],
})

export const redo = endpoint('redo', 'POST /games/:gameId/redo', {
  summary: 'Do again what was taken back last, until a new command is given; it names the entry of the undo.',
  body: z.strictObject({ version: z.number().int().min(1) }),
  reply: z.object({ what: z.string() }),
  problems: [
    'game-not-found',
    'game-closed',
    'nothing-to-redo',
    'redone-already',
    'called-since',
    'out-of-reach',
  ],
})
