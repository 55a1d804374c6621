import { mapLeft } from 'fp-ts/lib/Either.js'
import { failedAt } from '../failure/Failure.js'
import { select } from '../reactive/Behavior.js'
import { latest } from '../reactive/Loadable.js'
import { createResource, type ResourceDeps } from '../reactive/resource.js'
import { creditTotals } from './creditTotals.js'
import type { CustomerApi } from './CustomerApi.js'
import type { CustomerFeature } from './CustomerFeature.js'

export const createCustomer = (deps: ResourceDeps & { readonly api: CustomerApi }): CustomerFeature => {
  const customer = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('getCustomer'))(await deps.api.get(context)()),
  )
  return {
    state$: customer.state$,
    credit$: select(customer.state$, (state) => creditTotals(latest(state)?.credit ?? [])),
    load: customer.load,
  }
}
