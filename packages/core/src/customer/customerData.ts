import { isRight, left, mapLeft } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { cancelled, cancelledBy, decodeFailure, failedAt, failing } from '../failure/Failure.js'
import { type Currency, defaultLocale, type Money } from '../money/Money.js'
import { type Behavior, select } from '../reactive/Behavior.js'
import {
  createResource,
  latest,
  type Loadable,
  loadCommand,
  type LoadEnd,
  memoizeByKey,
  type Resource,
} from '../reactive/resource.js'
import { seconds } from '../environment/time.js'
import { creditTotals, type Customer, type Passenger, type RequiredData } from '../domain/Customer.js'
import { exhaust, serial } from '../reactive/concurrency.js'
import { createSessionState, isOver, type Lifetime } from '../reactive/Lifetime.js'
import {
  type CustomerDeps,
  updateAdditional,
  type UpdateAdditionalCustomer,
  updateCustomer,
  type UpdateCustomer,
  type UpdateCustomerDeliveries,
  updateDeliveries,
} from './customerUpdates.js'
import type { UpdateEnd } from '../messages/update.js'
import type { SessionState } from '../session/SessionState.js'

/** See behaviour/customer#1.4, customer data. */
export interface CustomerData {
  readonly state$: Behavior<Loadable<Customer>>
  readonly requiredData$: Behavior<Loadable<RequiredData>>
  /** One total for each currency, never a sum over currencies (behaviour/money#d3.3). */
  readonly credit$: Behavior<readonly Money[]>
  /** The credit that a payment in this currency could use. Null if there is none. */
  readonly creditToUse: (currency: Currency) => Behavior<Money | null>
  /** The calls of a command with a `traceId` join the trace of a use case. */
  readonly load: (traceId?: string) => Promise<LoadEnd>
  /** Loads the customer unless it is known already. */
  readonly loadOnce: (traceId?: string) => Promise<LoadEnd>
  readonly loadRequiredData: (traceId?: string) => Promise<LoadEnd>
  /**
   * Loads the customer and the questions of their bookings for a page that shows both, unless that has just happened,
   * such as at the sign-in.
   */
  readonly open: () => Promise<unknown>
  /** Whether any change is being sent, for the customer or for an additional customer. */
  readonly isUpdating$: Behavior<boolean>
  /** Saves the given sections of the customer's details. */
  readonly update: (update: UpdateCustomer, traceId?: string) => Promise<UpdateEnd>
  /** Saves the customer, and the address of the first delivery of each of these bookings. */
  readonly updateDeliveries: (update: UpdateCustomerDeliveries) => Promise<UpdateEnd>
  readonly additional: (customerId: string) => Behavior<Loadable<Passenger>>
  /** The additional customers that are loaded, by id. */
  readonly loadedAdditional$: Behavior<Readonly<Record<string, Passenger>>>
  readonly loadAdditional: (customerId: string) => Promise<LoadEnd>
  /** Loads the details unless they are known. A failure is not shown, because the details are only offered. */
  readonly loadAdditionalQuietly: (customerId: string) => Promise<LoadEnd>
  readonly updateAdditional: (update: UpdateAdditionalCustomer, traceId?: string) => Promise<UpdateEnd>
}

/** How long loaded data needs no reload when its page is opened. */
const justNow = seconds(30)

/**
 * Sends the changes of one person, or of one delivery, in sequence. A change that is repeated while it is pending is
 * sent once. A change that still waits when the session ends is not sent. `count` gets 1 when a change begins and -1
 * when it ends.
 */
export const createChangesInTurn = (scope: Lifetime, count: (by: 1 | -1) => void = () => undefined) => {
  const inTurn = serial()
  const once = exhaust<UpdateEnd>(scope)
  return (update: object, flow: (context: CallContext) => Promise<UpdateEnd>, traceId?: string): Promise<UpdateEnd> =>
    once(async ({ end }) => {
      const context = scope.context(traceId)
      count(1)
      const outcome = await inTurn(
        async (): Promise<UpdateEnd> => (isOver(context) ? cancelledBy(context) : flow(context)),
      )()
      if (end()) count(-1)
      return outcome
    }, JSON.stringify(update))
}

/** A credit has the code of its currency in place of a symbol. A booking may have either: EUR or €. */
const isOfCurrency = (code: string, symbol: string): boolean => {
  if (code === symbol) return true
  try {
    const parts = new Intl.NumberFormat(defaultLocale, { style: 'currency', currency: code }).formatToParts(0)
    return parts.some(({ type, value }) => type === 'currency' && value === symbol)
  } catch {
    return false
  }
}

export const createCustomer = (deps: CustomerDeps): CustomerData => {
  const { api, scope } = deps
  const customer = createResource(deps, (context) => async () => {
    const answer = await api.get(context)()
    // This answer names the customer, which matters if the back end does not name them with every answer.
    const isOther = isRight(answer) && !isOver(context) && !deps.owner.owns(answer.right.id)
    const ofOther = isOver(context) ? cancelled('sessionEnded') : decodeFailure('id')
    return mapLeft(failedAt('getCustomer'))(isOther ? left(ofOther) : answer)
  })
  const requiredData = createResource(deps, (context) => failing('getRequiredData')(api.requiredData(context)))
  const loaded = createSessionState<Readonly<Record<string, Passenger>>>(scope, {})
  const additional = memoizeByKey((customerId) => {
    const resource = createResource(deps, (context) =>
      failing('getAdditionalCustomer')(api.getAdditional(customerId, context)),
    )
    resource.state$.subscribe((state) => {
      const one = latest(state)
      if (one !== null) loaded.merge({ [customerId]: one })
    })
    return resource
  })
  const resources = { customer, requiredData }
  const commandsOf = (resource: Resource<unknown>) => {
    let askedAt = Number.NEGATIVE_INFINITY
    const load = (traceId?: string): Promise<LoadEnd> => {
      askedAt = deps.scheduler.now()
      return loadCommand(scope, resource.load, traceId)
    }
    const isFresh = (): boolean => resource.state$.value.kind === 'loaded' && deps.scheduler.now() - askedAt < justNow
    return { load, open: () => (isFresh() ? null : load()) }
  }
  const own = commandsOf(customer)
  const asked = commandsOf(requiredData)
  const underWay = createSessionState(scope, 0)
  const count = (by: 1 | -1): void => underWay.update((before) => before + by)
  const change = createChangesInTurn(scope, count)
  const changeAdditional = memoizeByKey(() => createChangesInTurn(scope, count))

  const credit$ = select(customer.state$, (state) => creditTotals(latest(state)?.credit ?? []))
  const creditToUse = memoizeByKey((symbol) =>
    select(
      credit$,
      (totals) => totals.find(({ amount, currency }) => amount > 0 && isOfCurrency(currency.symbol, symbol)) ?? null,
    ),
  )
  return {
    state$: customer.state$,
    requiredData$: requiredData.state$,
    credit$,
    creditToUse: ({ symbol }) => creditToUse(symbol),
    load: own.load,
    loadOnce: (traceId) => loadCommand(scope, customer.loadOnce, traceId),
    loadRequiredData: asked.load,
    open: () => Promise.all([own.open(), asked.open()]),
    isUpdating$: select(underWay.state$, (changes) => changes > 0),
    update: (update, traceId) => change(update, (context) => updateCustomer(deps, resources, update, context), traceId),
    updateDeliveries: (update) => change(update, (context) => updateDeliveries(deps, resources, update, context)),
    additional: (customerId) => additional(customerId).state$,
    loadedAdditional$: loaded.state$,
    loadAdditional: (customerId) => loadCommand(scope, additional(customerId).load),
    loadAdditionalQuietly: async (customerId) => {
      const { state$, loadQuietly } = additional(customerId)
      return latest(state$.value) === null ? loadCommand(scope, loadQuietly) : { kind: 'loaded' }
    },
    updateAdditional: (update, traceId) => {
      const passenger = additional(update.customerId)
      return changeAdditional(update.customerId)(
        update,
        (context) => updateAdditional(deps, { passenger, requiredData }, update, context),
        traceId,
      )
    },
  }
}

/**
 * Customer and required details reload after login success (behaviour/customer#1.4): a sign-in, a check that finds a
 * session, or a change of password. A customer who must change the password first sees no page that needs them, and may
 * not have a session for it. Returns a function that stops this.
 */
export const loadAtSignIn = (
  session$: Behavior<SessionState>,
  customer: Pick<CustomerData, 'load' | 'loadRequiredData'>,
): (() => void) => {
  const watching = session$.subscribe((state) => {
    if (state.kind !== 'signedIn' || state.resetRequired || state.renewedElsewhere) return
    void customer.load()
    void customer.loadRequiredData()
  })
  return () => watching.unsubscribe()
}
