import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { Timer } from './game-state.ts'
import { WatchedState } from './watched-state.ts'

/** 256 bits, so that no game can be found by guessing. */
export const SpectatorLinkParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export const SpectatorLink = model('SpectatorLink', {
  /** The token in the links to the spectator page and the big board; null while no one may watch. */
  token: z.string().nullable(),
})

export const getSpectatorLink = endpoint('getSpectatorLink', 'GET /games/:gameId/spectators', {
  summary: 'The link by which anyone watches this game, for its organisers.',
  reply: SpectatorLink,
  problems: ['game-not-found'],
})

export const changeSpectatorLink = endpoint('changeSpectatorLink', 'POST /games/:gameId/spectators', {
  summary: 'Open the game to anyone with a link, or close it. Opened again it has another link.',
  body: z.strictObject({ open: z.boolean() }),
  reply: SpectatorLink,
  secretReply: true,
  problems: ['game-not-found', 'game-closed'],
})

export const renewSpectatorLink = endpoint('renewSpectatorLink', 'POST /games/:gameId/spectators/renew', {
  summary: 'A new link. The old one shows nothing any more.',
  reply: SpectatorLink,
  secretReply: true,
  problems: ['game-not-found', 'game-closed'],
})

export const getWatchedState = endpoint('getWatchedState', 'GET /watch/:token/state', {
  access: 'anyone',
  summary: 'What whoever has the link sees. Answers 304 to an If-None-Match that still holds.',
  params: SpectatorLinkParams,
  reply: WatchedState,
  problems: ['not-open-to-watch'],
})

export const getWatchedTimer = endpoint('getWatchedTimer', 'GET /watch/:token/timer', {
  access: 'anyone',
  summary: "The one clock, and the server's own time to set screens by.",
  params: SpectatorLinkParams,
  reply: Timer,
  problems: ['not-open-to-watch'],
})
