import { ANY_CALL_PROBLEMS } from '@turnout/contract/any-call-problems'
import type { Endpoint, ReplyOf } from '@turnout/contract/endpoint'
import { PROBLEMS, type ProblemCode } from '@turnout/contract/problem'
import * as z from 'zod'

/** Parses a 2xx body by the contract. Throws for an answer that the contract does not name. */
export function decodeAnswer<E extends Endpoint>(
  endpoint: E,
  status: number,
  body: { type?: string },
): { reply: ReplyOf<E> | undefined; code: ProblemCode | undefined } {
  if (status < 400) {
    if (status !== (endpoint.status ?? 200) && status !== 304) throw undeclared(endpoint, status)
    const reply = status === 304 ? undefined : z.decode(endpoint.reply, body)
    return { reply: reply as ReplyOf<E>, code: undefined }
  }
  const code = body.type?.split('/').pop()
  const declared: readonly string[] = [...endpoint.problems, ...Object.keys(ANY_CALL_PROBLEMS)]
  if (!isDeclared(code, declared) || PROBLEMS[code].status !== status)
    throw undeclared(endpoint, status, code)
  return { reply: undefined, code }
}

const isDeclared = (code: string | undefined, declared: readonly string[]): code is ProblemCode =>
  code !== undefined && declared.includes(code)

const undeclared = ({ name }: Endpoint, status: number, code = 'no problem code') =>
  new Error(`${name} answered ${status} (${code}), which the contract does not declare for it.`)
