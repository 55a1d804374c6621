import { mapLeft } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { latest } from '../reactive/Loadable.js';
import { createResource } from '../reactive/resource.js';
import { createSubmitter } from '../reactive/Submission.js';
import { updateResale } from './updateResale.js';
export const createResale = (deps) => {
    const { api, bookingRef } = deps;
    const pending = createResource(deps, (context) => async () => mapLeft(failedAt('pendingChanges'))(await api.pendingChanges(bookingRef, context)()));
    const readPending = async () => (latest(pending.state$.value) === null ? null : pending.refresh());
    const updating = createSubmitter(deps.scope);
    return {
        pendingChanges$: pending.state$,
        loadPendingChanges: pending.load,
        update$: updating.state$,
        update: (tickets) => updating.submit(() => updateResale(deps, readPending, tickets)),
    };
};
