import type { Endpoint, ProblemOf, ReplyOf } from '@turnout/contract/endpoint'
import type { CommonProblem, ProblemCode } from '@turnout/contract/problem'
import type { Game, GameEvent } from '@turnout/rules/game'
import type { Viewer } from '@turnout/rules/membership'
import type { Result } from '@turnout/rules/result'
import type { Deps } from '../../deps.ts'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import type { RequestContext, ServedEndpoint } from '../../platform/http/handle.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import type { CommandName } from './commands.ts'
import { type CommandContext, type CommandResult, runGameCommand } from './run-game-command.ts'
import type { GameRow } from './store.ts'

export type CommandEndpoint = Endpoint & { name: CommandName; access: 'signed-in' }

type Decision<E extends Endpoint> = Result<readonly GameEvent[], ProblemOf<E> | CommonProblem>

/** The part of a command that differs from all other commands. */
export interface CommandDefinition<E extends Endpoint> {
  may: (viewer: Viewer) => boolean
  /** Runs before the transaction, for what a refusal must not roll back; also for a repeated request. */
  before?: (request: RequestContext<E>) => Promise<void>
  /** The match that the request names, even if it is over: its referee may still correct it. */
  matchMeant?: (request: RequestContext<E>) => number | null | undefined
  /** When the phone says that the command was given, if it says so. */
  madeAt?: (request: RequestContext<E>) => number | undefined
  decide: (context: CommandContext, request: RequestContext<E>) => Decision<E> | Promise<Decision<E>>
  reply:
    | FromLog<E>
    | ((result: CommandResult, request: RequestContext<E>) => ReplyOf<E> | Promise<ReplyOf<E>>)
}

/** What the log stores of a command that was carried out. */
type LoggedResult = Omit<CommandResult, 'sql' | 'gameRow'> & { gameRow: Pick<GameRow, 'id' | 'version'> }

/** A reply that follows from the log alone: `turnout verify` computes it again and compares. */
interface FromLog<E extends Endpoint> {
  fromLog: (result: LoggedResult) => ReplyOf<E>
}

export interface ServedCommand extends ServedEndpoint<Deps> {
  replyFromLog: ((result: LoggedResult) => unknown) | null
}

/** How a command finds its game in its transaction, and the problems that this adds to an endpoint. */
interface Target<Problem extends ProblemCode> {
  problems: readonly Problem[]
  findGameId: (
    deps: Deps,
    sql: Sql,
    request: { params: unknown; actor: Account; may: (viewer: Viewer) => boolean; refuse: Refuse<Problem> },
  ) => string | Promise<string>
  isTooLate?: (game: Game, now: number) => boolean
  /** For paths that name no game. */
  translate?: (refuse: Refuse<ProblemCode>) => Refuse<ProblemCode>
}

type Declares<E extends Endpoint, Problem> = [Problem] extends [ProblemOf<E>] ? unknown : never

export const gameCommandOn =
  <const Problem extends ProblemCode>({
    findGameId,
    isTooLate,
    translate = (refuse) => refuse,
  }: Target<Problem>) =>
  <const E extends CommandEndpoint>(
    endpoint: E & Declares<E, Problem>,
    { may, before, matchMeant, madeAt, decide, reply }: CommandDefinition<E>,
  ): ServedCommand => ({
    startsWithTransaction: true,
    replyFromLog: 'fromLog' in reply ? reply.fromLog : null,
    ...handle<E>(endpoint, async (request, deps) => {
      await before?.(request)
      const { gameId, groupId } = request.params as { gameId?: string; groupId?: string }
      return request.transact(async (sql) => {
        const actor = request.actor as Account
        // the endpoint declares the target's problems and the decision's; its type checks this
        const refuse = request.refuse as Refuse<ProblemCode>
        const result = await runGameCommand<ProblemCode>(deps, sql, {
          name: endpoint.name,
          gameId: await findGameId(deps, sql, { params: request.params, actor, may, refuse }),
          actor,
          matchMeant: matchMeant?.(request),
          madeAt: madeAt?.(request),
          may,
          ...(isTooLate && { isTooLate }),
          refuse: translate(refuse),
          decide: (context) => decide(context, request),
        })
        return 'fromLog' in reply ? reply.fromLog(result) : reply(result, request)
      }, gameId ?? groupId)
    }),
  })

const gameOfPath: Target<never>['findGameId'] = (_, __, { params }) => (params as { gameId: string }).gameId

/** A command on the game that its path names. */
export const gameCommand = gameCommandOn({
  problems: ['game-not-found', 'game-closed'],
  findGameId: gameOfPath,
})

/** The same, also on a closed game. */
export const gameCommandAtAnyTime = gameCommandOn({
  problems: ['game-not-found'],
  findGameId: gameOfPath,
  isTooLate: () => false,
})
