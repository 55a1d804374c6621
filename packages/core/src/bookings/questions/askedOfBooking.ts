import { mapLeft } from 'fp-ts/lib/Either.js'
import type { RequiredData } from '../../customer/RequiredData.js'
import { failedAt } from '../../failure/Failure.js'
import { createResource, keyed, type Resource, type ResourceDeps } from '../../reactive/resource.js'
import type { BookingsApi } from '../BookingsApi.js'

/** What each booking wants to know, by customer id. */
export type AskedOfBooking = (bookingRef: string) => Resource<RequiredData>

export const createAskedOfBooking = (deps: ResourceDeps & { readonly api: BookingsApi }): AskedOfBooking =>
  keyed((bookingRef) =>
    createResource(
      deps,
      (context) => async () =>
        mapLeft(failedAt('bookingRequiredData'))(await deps.api.requiredData(bookingRef, context)()),
    ),
  )
