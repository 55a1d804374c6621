import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { createState } from '../reactive/Behavior.js';
import { idle } from '../reactive/Loadable.js';
import { mapLoadable } from '../reactive/mapLoadable.js';
import { createResource, keyed } from '../reactive/resource.js';
import { extrasOnSale } from './onSaleNow.js';
const loadBoth = async ({ api }, bookingRef, context) => {
    const [extras, availability] = await Promise.all([
        api.extras(bookingRef, context)(),
        api.availability(bookingRef, context)(),
    ]);
    if (isLeft(extras))
        return left(failedAt('extras')(extras.left));
    if (isLeft(availability))
        return left(failedAt('extrasAvailability')(availability.left));
    return right({ extras: extras.right, availability: availability.right });
};
const createExtrasOfBooking = (deps, bookingRef) => {
    const resource = createResource(deps, (context) => () => loadBoth(deps, bookingRef, context));
    const shown = createState(idle);
    /** What was asked anew since everything was loaded, by extra; and which question about it was the last. */
    const fresh = new Map();
    const asked = new Map();
    const show = () => {
        const merged = ({ extras, availability }) => {
            const known = availability.filter(({ extraId }) => !fresh.has(extraId));
            return extrasOnSale(extras, [...known, ...[...fresh.values()].flat()], deps.clock.now());
        };
        shown.set(mapLoadable(resource.state$.value, merged));
    };
    resource.state$.subscribe(({ kind }) => {
        if (kind === 'loaded' || kind === 'idle') {
            fresh.clear();
            asked.clear();
        }
        show();
    });
    const refreshAvailability = async (extraId) => {
        const context = deps.scope.context();
        asked.set(extraId, context);
        const answer = await deps.api.availabilityOf(bookingRef, extraId, context)();
        const failed = failedAt('extrasAvailability');
        if (context.signal?.aborted === true)
            return left(failed(cancelled));
        if (isLeft(answer)) {
            deps.onFailure(failed(answer.left));
            return left(failed(answer.left));
        }
        // Asked again, or everything was loaded meanwhile: this answer is the older one.
        if (asked.get(extraId) !== context)
            return right(undefined);
        fresh.set(extraId, answer.right.filter((entry) => entry.extraId === extraId));
        show();
        return right(undefined);
    };
    return { state$: shown.state$, load: resource.load, refreshAvailability };
};
export const createExtrasCatalogue = (deps) => {
    const extras = keyed((bookingRef) => createExtrasOfBooking(deps, bookingRef));
    return {
        onSale: (bookingRef) => extras(bookingRef).state$,
        load: (bookingRef) => extras(bookingRef).load,
        refreshAvailability: (bookingRef, extraId) => () => extras(bookingRef).refreshAvailability(extraId),
    };
};
