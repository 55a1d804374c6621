import { type Either, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ApiFailure } from '../src/failure/Failure.js'

type Ask = (...sent: never[]) => TaskEither<ApiFailure, unknown>

/** A gate in front of a port: a test sees each call, holds its answer back, or lets it fail. */
export const gated = <Api extends object>(api: Api) => {
  const log: string[] = []
  const before = new Map<string, (() => unknown)[]>()
  const after = new Map<string, (() => unknown)[]>()
  const planted = new Map<string, ApiFailure[]>()
  const through =
    (name: string, ask: Ask): Ask =>
    (...sent) =>
    async (): Promise<Either<ApiFailure, unknown>> => {
      log.push(name)
      await before.get(name)?.shift()?.()
      const failure = planted.get(name)?.shift()
      const answer = failure === undefined ? await ask(...sent)() : left(failure)
      await after.get(name)?.shift()?.()
      return answer
    }
  const port = Object.fromEntries(Object.entries(api).map(([name, ask]) => [name, through(name, ask as Ask)])) as Api
  const push = <A>(lists: Map<string, A[]>, name: keyof Api & string, one: A): void =>
    void lists.set(name, [...(lists.get(name) ?? []), one])
  return {
    port,
    log,
    /** Runs once, before the next call of this name reaches the back end. The call waits for it. */
    beforeNext: (name: keyof Api & string, act: () => unknown): void => push(before, name, act),
    /** Runs once, while the next answer of this name is on its way. The answer waits for it. */
    afterNext: (name: keyof Api & string, act: () => unknown): void => push(after, name, act),
    failNext: (name: keyof Api & string, failure: ApiFailure): void => push(planted, name, failure),
  }
}
