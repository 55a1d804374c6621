import { type Either, isLeft, left, mapLeft, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import { type Failure, failedAt } from '../failure/Failure.js'
import { createResource, type ResourceDeps } from '../reactive/resource.js'
import type { ClientApi } from './ClientApi.js'
import type { Client, ClientFeature } from './ClientFeature.js'
import type { ClientIdentity } from './ClientIdentity.js'

export interface ClientDeps extends ResourceDeps {
  readonly api: ClientApi
  readonly identity: ClientIdentity
}

/** The id first: every later request names it. */
const loadClient = async ({ api, identity }: ClientDeps, context: CallContext): Promise<Either<Failure, Client>> => {
  const id = await api.clientId(context)()
  if (isLeft(id)) return left(failedAt('clientId')(id.left))
  identity.adopt(id.right)
  const config = await api.config(context)()
  if (isLeft(config)) return left(failedAt('clientConfig')(config.left))
  return right({ id: id.right, config: config.right })
}

export const createClient = (deps: ClientDeps): ClientFeature => {
  const client = createResource(deps, (context) => () => loadClient(deps, context))
  const genders = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('genders'))(await deps.api.genders(context)()),
  )
  const countries = createResource(
    deps,
    (context) => async () => mapLeft(failedAt('countries'))(await deps.api.countries(context)()),
  )
  return {
    state$: client.state$,
    genders$: genders.state$,
    countries$: countries.state$,
    setUp: async () => {
      const loaded = await client.load()
      if (isLeft(loaded)) return loaded
      const [first, second] = await Promise.all([genders.load(), countries.load()])
      return isLeft(first) ? first : second
    },
  }
}
