import { mapLeft } from 'fp-ts/lib/Either.js'
import { failedAt } from '../failure/Failure.js'
import { createResource, memoizeByKey, type Resource, type ResourceDeps } from '../reactive/resource.js'
import type { PendingChange, ResaleApi } from './ResaleApi.js'

/** The changes of names that wait, by booking: a ticket of theirs can neither be listed nor get another name. */
export type PendingChanges = (bookingRef: string) => Resource<readonly PendingChange[]>

export const createPendingChanges = (deps: ResourceDeps & { readonly api: ResaleApi }): PendingChanges =>
  memoizeByKey((bookingRef) =>
    createResource(
      deps,
      (context) => async () =>
        mapLeft(failedAt('pendingChanges'))(await deps.api.pendingChanges(bookingRef, context)()),
    ),
  )
