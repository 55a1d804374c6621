import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../../environment/CallContext.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { createResource, keyed, type ResourceDeps } from '../../reactive/resource.js'
import { eventsOnSale } from './eventsOnSale.js'
import type { EventOnSale } from './TicketCatalogue.js'
import type { TicketCatalogueApi } from './TicketCatalogueApi.js'
import type { TicketCatalogueFeature } from './TicketCatalogueFeature.js'

const loadEvents = async (
  api: TicketCatalogueApi,
  bookingRef: string,
  context: CallContext,
): Promise<Either<Failure, readonly EventOnSale[]>> => {
  const [events, availability] = await Promise.all([
    api.events(bookingRef, context)(),
    api.availability(bookingRef, context)(),
  ])
  if (isLeft(events)) return left(failedAt('tickets')(events.left))
  if (isLeft(availability)) return left(failedAt('ticketsAvailability')(availability.left))
  return right(eventsOnSale(events.right, availability.right))
}

export const createTicketCatalogue = (
  deps: ResourceDeps & { readonly api: TicketCatalogueApi },
): TicketCatalogueFeature => {
  const events = keyed((bookingRef) =>
    createResource(deps, (context) => () => loadEvents(deps.api, bookingRef, context)),
  )
  return { events: (bookingRef) => events(bookingRef).state$, load: (bookingRef) => events(bookingRef).load }
}
