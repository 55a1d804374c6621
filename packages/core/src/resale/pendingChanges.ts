import { mapLeft } from 'fp-ts/lib/Either.js'
import { failedAt } from '../failure/Failure.js'
import { createResource, memoizeByKey, type Resource, type ResourceDeps } from '../reactive/resource.js'
import type { PendingChange, ResaleApi } from './ResaleApi.js'

/** The pending changes of names, by booking. A ticket with one can neither be resold nor get another name. */
export type PendingChanges = (bookingRef: string) => Resource<readonly PendingChange[]>

export const createPendingChanges = (deps: ResourceDeps & { readonly api: ResaleApi }): PendingChanges =>
  memoizeByKey((bookingRef) =>
    createResource(
      deps,
      (context) => async () =>
        mapLeft(failedAt('pendingChanges'))(await deps.api.pendingChanges(bookingRef, context)()),
    ),
  )
