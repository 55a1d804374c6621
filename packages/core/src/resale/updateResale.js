import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { withoutRepeats } from '../failure/withoutRepeats.js';
import { inLanes } from '../reactive/inLanes.js';
import { isOver } from '../session/SessionScope.js';
import { resaleStatus } from './ResaleSelection.js';
const failed = failedAt('resale');
/** As many as a browser sends to one host: more would wait for their turn while their time runs out. */
const callsAtOnce = 6;
const callsFor = ({ api, bookingRef }, tickets, context) => {
    const idsOf = (wanted) => tickets.filter(({ status }) => status === wanted).map(({ id }) => id);
    const putUp = idsOf(resaleStatus.putUp);
    return [
        ...(putUp.length === 0 ? [] : [api.putUp(bookingRef, putUp, context)]),
        ...idsOf(resaleStatus.cancel).map((id) => api.cancel(bookingRef, id, context)),
    ];
};
const isUnreachable = ({ kind }) => kind === 'network' || kind === 'timeout';
/**
 * What was refused is no longer as it is shown, and what was not answered may be done. Where no call met the back end,
 * something small is asked for first: a booking that cannot be read would lead the customer away from what was chosen.
 */
const readAgain = async ({ api, bookings, bookingRef }, readPending, outcomes, context) => {
    const unmet = outcomes.every((outcome) => isLeft(outcome) && isUnreachable(outcome.left));
    if (unmet && isLeft(await api.pendingChanges(bookingRef, context)()))
        return;
    if (!isOver(context))
        await Promise.all([bookings.refresh(bookingRef)(), readPending()]);
};
/**
 * Update resale (specification 1, §4): one batch call for what is put up, a call for each that is cancelled, errors once
 * by their code. What is shown is read again after a failure too.
 */
export const updateResale = async (deps, readPending, tickets) => {
    if (tickets.length === 0)
        return right(undefined);
    const context = deps.scope.context();
    const outcomes = await inLanes(callsFor(deps, tickets, context), callsAtOnce);
    if (isOver(context))
        return left(failed(cancelled));
    const failures = withoutRepeats(outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []))).map(failed);
    const [first] = failures;
    failures.forEach(deps.onFailure);
    if (first !== undefined) {
        if (!isOver(context))
            await readAgain(deps, readPending, outcomes, context);
        return left(first);
    }
    const reloaded = await deps.bookings.refresh(deps.bookingRef)();
    if (isOver(context))
        return left(failed(cancelled));
    // The tickets were changed, whether or not the booking could be read again.
    deps.messages.toast('success', deps.texts.resale.updated);
    return reloaded;
};
