import { mapLeft } from 'fp-ts/lib/Either.js'
import { failedAt } from '../failure/Failure.js'
import { select } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { createResource, keyed } from '../reactive/resource.js'
import { createSubmitter } from '../reactive/Submission.js'
import { creditTotals } from './creditTotals.js'
import type { CustomerDeps } from './customerDeps.js'
import type { CustomerFeature } from './CustomerFeature.js'
import { updateAdditional } from './updateAdditional.js'
import { updateCustomer } from './updateCustomer.js'
import { updateDeliveries } from './updateDeliveries.js'

export const createCustomer = (deps: CustomerDeps): CustomerFeature => {
  const { api, scope } = deps
  const customer = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('getCustomer'))(await api.get(context)()),
  )
  const requiredData = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('getRequiredData'))(await api.requiredData(context)()),
  )
  const additional = keyed((customerId) =>
    createResource(
      deps,
      (context) => async () => mapLeft(failedAt('getAdditionalCustomer'))(await api.getAdditional(customerId, context)()),
    ),
  )
  const resources = { customer, requiredData }
  const updating = createSubmitter(scope)
  const updatingAdditional = keyed(() => createSubmitter(scope))

  return {
    state$: customer.state$,
    requiredData$: requiredData.state$,
    credit$: select(customer.state$, (state) => creditTotals(latest(state)?.credit ?? [])),
    load: customer.load,
    loadRequiredData: requiredData.load,
    update$: updating.state$,
    update: (update) => updating.submit(() => updateCustomer(deps, resources, update)),
    updateDeliveries: (update) => updating.submit(() => updateDeliveries(deps, resources, update)),
    additional: (customerId) => additional(customerId).state$,
    loadAdditional: (customerId) => additional(customerId).load,
    updateAdditional$: (customerId) => updatingAdditional(customerId).state$,
    updateAdditional: (update) =>
      updatingAdditional(update.customerId).submit(() => updateAdditional(deps, additional(update.customerId), update)),
  }
}
