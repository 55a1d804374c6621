import { isRight, left, mapLeft } from 'fp-ts/lib/Either.js'
import { cancelled } from '../failure/ApiFailure.js'
import { failedAt } from '../failure/Failure.js'
import { select } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { createResource, keyed } from '../reactive/resource.js'
import { createSubmitter } from '../reactive/Submission.js'
import { isOver } from '../session/SessionScope.js'
import { createChangesInTurn } from './changesInTurn.js'
import { creditTotals } from './creditTotals.js'
import type { CustomerDeps } from './customerDeps.js'
import type { CustomerFeature } from './CustomerFeature.js'
import { updateAdditional } from './updateAdditional.js'
import { updateCustomer } from './updateCustomer.js'
import { updateDeliveries } from './updateDeliveries.js'

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
