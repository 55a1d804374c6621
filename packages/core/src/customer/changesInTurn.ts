import { type Either, left } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { cancelled } from '../failure/ApiFailure.js'
import { failedAt, type Failure, type Operation } from '../failure/Failure.js'
import { serial } from '../reactive/concurrency.js'
import type { Submitter } from '../reactive/Submission.js'
import type { SessionScope } from '../session/SessionScope.js'
import type { UpdateCustomer } from './CustomerFeature.js'

type Outcome = Either<Failure, void>

/**
 * Changes run one after the other (concat): what one section of the profile sends is not taken for a second press of
 * another's. The same change pressed twice is one (exhaust), and none is sent for whoever signs in next.
 */
export const createChangesInTurn = (scope: SessionScope, operation: Operation, submitter: Submitter) => {
  const inTurn = serial()
  const underWay = new Map<string, Promise<Outcome>>()

  return (update: UpdateCustomer, flow: TaskEither<Failure, void>): TaskEither<Failure, void> =>
    () => {
      const same = JSON.stringify(update)
      const known = underWay.get(same)
      if (known !== undefined) return known
      const { signal } = scope.context()
      const forget = (): void => {
        if (underWay.get(same) === mine) underWay.delete(same)
      }
      const mine = inTurn(async (): Promise<Outcome> => {
        const outcome = signal?.aborted === true ? left(failedAt(operation)(cancelled)) : await submitter.submit(flow)()
        forget()
        return outcome
      })()
      underWay.set(same, mine)
      return mine
    }
}
