import { type Either, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type ApiFailure, networkFailure } from '../src/failure/Failure.js'

type Arguments<F> = F extends (...sent: infer Sent) => unknown ? Sent : never
/** An answer, or what happens when the call comes. */
type Answer = Either<ApiFailure, unknown> | (() => Either<ApiFailure, unknown> | Promise<Either<ApiFailure, unknown>>)
type Ask = (...sent: never[]) => TaskEither<ApiFailure, unknown>

/**
 * A gate in front of a port: a test sees each call, holds its answer back, or lets it fail. `label` gives a call
 * another name, and the details that the log shows.
 */
export const gated = <Api extends object, Name extends string = keyof Api & string>(
  api: Api,
  label: (name: string, sent: readonly unknown[]) => readonly [string, ...string[]] = (name) => [name],
  log: string[] = [],
) => {
  const before = new Map<string, (() => unknown)[]>()
  const after = new Map<string, (() => unknown)[]>()
  const planted = new Map<string, Answer[]>()
  const standing = new Map<string, Either<ApiFailure, unknown>>()
  const sent = new Map<keyof Api, unknown[]>()
  const lost = new Map<string, true[]>()
  const through =
    (method: keyof Api & string, ask: Ask): Ask =>
    (...given) =>
    async (): Promise<Either<ApiFailure, unknown>> => {
      const [name, ...details] = label(method, given)
      log.push([name, ...details].join(' '))
      sent.set(method, [...(sent.get(method) ?? []), given])
      await gate.pace()
      await before.get(name)?.shift()?.()
      const next = planted.get(name)?.shift() ?? standing.get(name) ?? ask(...given)
      const answer = typeof next === 'function' ? await next() : next
      await after.get(name)?.shift()?.()
      return lost.get(name)?.shift() === undefined ? answer : left(networkFailure)
    }
  const port = Object.fromEntries(
    Object.entries(api).map(([name, ask]) => [name, through(name as keyof Api & string, ask as Ask)]),
  ) as Api
  const push = <A>(lists: Map<string, A[]>, name: Name, one: A): void =>
    void lists.set(name, [...(lists.get(name) ?? []), one])
  const gate = {
    port,
    log,
    /** What every call waits for. */
    pace: (): unknown => undefined,
    /** Runs once, before the next call of this name reaches the back end. The call waits for it. */
    beforeNext: (name: Name, act: () => unknown): void => push(before, name, act),
    /** Runs once, while the next answer of this name is on its way. The answer waits for it. */
    afterNext: (name: Name, act: () => unknown): void => push(after, name, act),
    /** The next call of this name is not sent, and gets this answer. */
    answerNext: (name: Name, answer: Answer): void => push(planted, name, answer),
    /** From now on every call of this name gets this answer. Null: that of the back end again. */
    answerAll: (name: Name, answer: Either<ApiFailure, unknown> | null): void => {
      if (answer === null) standing.delete(name)
      else standing.set(name, answer)
    },
    failNext: (name: Name, failure: ApiFailure): void => push(planted, name, left(failure)),
    /** The next call of this name arrives, or `instead` happens, but no answer comes. */
    loseNext: (name: Name, instead?: () => unknown): void => {
      if (instead === undefined) return push(lost, name, true)
      push(before, name, instead)
      push(planted, name, left(networkFailure))
    },
    /** The arguments of each call of this name. */
    sentTo: <Method extends keyof Api>(name: Method) => (sent.get(name) ?? []) as readonly Arguments<Api[Method]>[],
  }
  return gate
}
