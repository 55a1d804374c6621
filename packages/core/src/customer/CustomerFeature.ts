import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { type Either, isRight, left, mapLeft } from 'fp-ts/lib/Either.js'
import { failedAt, type Failure, type Operation } from '../failure/Failure.js'
import type { Money } from '../money/Money.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import { latest, type Loadable } from '../reactive/Loadable.js'
import { createSubmitter, type Submission, type Submitter } from '../reactive/Submission.js'
import { creditTotals, type Customer, type Traveller } from './Customer.js'
import type { RequiredData } from './RequiredData.js'
import { cancelled } from '../failure/ApiFailure.js'
import { serial } from '../reactive/concurrency.js'
import { isOver, type SessionScope } from '../session/SessionScope.js'
import { createResource, keyed } from '../reactive/resource.js'
import {
  type CustomerDeps,
  updateAdditional,
  type UpdateAdditionalCustomer,
  type UpdateCustomer,
  type UpdateCustomerDeliveries,
  updateCustomer,
  updateDeliveries,
} from './customerUpdates.js'
import type { SessionState } from '../session/SessionState.js'

/** Specification 1, §4, customer data. */
export interface CustomerFeature {
  readonly state$: Behavior<Loadable<Customer>>
  readonly requiredData$: Behavior<Loadable<RequiredData>>
  /** One total for each currency, never one sum (decisions §3.3). */
  readonly credit$: Behavior<readonly Money[]>
  /** The same without what the customer owes. */
  readonly creditToUse$: Behavior<readonly Money[]>
  readonly load: TaskEither<Failure, void>
  /** The same, unless it is known already. */
  readonly loadOnce: TaskEither<Failure, void>
  readonly loadRequiredData: TaskEither<Failure, void>
  readonly update$: Behavior<Submission>
  readonly update: (update: UpdateCustomer) => TaskEither<Failure, void>
  /** The customer, and the address of the first delivery of each of these bookings. */
  readonly updateDeliveries: (update: UpdateCustomerDeliveries) => TaskEither<Failure, void>
  readonly additional: (customerId: string) => Behavior<Loadable<Traveller>>
  readonly loadAdditional: (customerId: string) => TaskEither<Failure, void>
  readonly updateAdditional$: (customerId: string) => Behavior<Submission>
  readonly updateAdditional: (update: UpdateAdditionalCustomer) => TaskEither<Failure, void>
}

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

export const createCustomer = (deps: CustomerDeps): CustomerFeature => {
  const { api, scope } = deps
  const customer = createResource(deps, (context) => async () => {
    const answer = await api.get(context)()
    // A back end that does not say with every answer whose it is says it here.
    const isOther = isRight(answer) && !isOver(context) && !deps.owner.owns(answer.right.id)
    return mapLeft(failedAt('getCustomer'))(isOther ? left(cancelled) : answer)
  })
  const requiredData = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('getRequiredData'))(await api.requiredData(context)()),
  )
  const additional = keyed((customerId) =>
    createResource(
      deps,
      (context) => async () =>
        mapLeft(failedAt('getAdditionalCustomer'))(await api.getAdditional(customerId, context)()),
    ),
  )
  const resources = { customer, requiredData }
  const updating = createSubmitter(scope)
  const change = createChangesInTurn(scope, 'updateCustomer', updating)
  const updatingAdditional = keyed(() => createSubmitter(scope))
  const changeAdditional = keyed((customerId) =>
    createChangesInTurn(scope, 'updateAdditionalCustomer', updatingAdditional(customerId)),
  )

  const credit$ = select(customer.state$, (state) => creditTotals(latest(state)?.credit ?? []))
  return {
    state$: customer.state$,
    requiredData$: requiredData.state$,
    credit$,
    creditToUse$: select(credit$, (totals) => totals.filter(({ amount }) => amount > 0)),
    load: customer.load,
    loadOnce: customer.loadOnce,
    loadRequiredData: requiredData.load,
    update$: updating.state$,
    update: (update) => change(update, () => updateCustomer(deps, resources, update)),
    updateDeliveries: (update) => change(update, () => updateDeliveries(deps, resources, update)),
    additional: (customerId) => additional(customerId).state$,
    loadAdditional: (customerId) => additional(customerId).load,
    updateAdditional$: (customerId) => updatingAdditional(customerId).state$,
    updateAdditional: (update) => {
      const traveller = additional(update.customerId)
      return changeAdditional(update.customerId)(update, () =>
        updateAdditional(deps, { traveller, requiredData }, update),
      )
    },
  }
}

/**
 * Customer and required details reload after login success (specification 1, §4): a sign-in, a check that finds one, and
 * a change of password. Whoever must change the password first sees no page that needs them, and may have no session yet
 * that could ask for them. Returns how to stop.
 */
export const loadAtSignIn = (
  session$: Behavior<SessionState>,
  customer: Pick<CustomerFeature, 'load' | 'loadRequiredData'>,
): (() => void) => {
  const watching = session$.subscribe((state) => {
    if (state.kind !== 'signedIn' || state.resetRequired || state.renewedElsewhere) return
    void customer.load()
    void customer.loadRequiredData()
  })
  return () => watching.unsubscribe()
}
