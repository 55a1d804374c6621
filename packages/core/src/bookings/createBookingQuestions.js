import { isLeft, left, mapLeft } from 'fp-ts/lib/Either.js';
import { wasSaved } from '../customer/details/wasSaved.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { latest } from '../reactive/Loadable.js';
import { createResource, keyed } from '../reactive/resource.js';
import { createSubmitter } from '../reactive/Submission.js';
import { isOver } from '../session/SessionScope.js';
/** Through the customer's own use cases: the signed-in customer's answers, or those of an additional customer. */
const send = async ({ customer, bookingRef }, answers) => {
    if (latest(customer.state$.value) === null) {
        const loaded = await customer.load();
        // Nothing was sent: this is no failure to read again what was saved.
        if (isLeft(loaded))
            return left(failedAt('updateCustomer')(loaded.left.cause));
    }
    const { customerId, ...update } = answers;
    const isOwn = latest(customer.state$.value)?.id === customerId;
    return isOwn ? customer.update(update)() : customer.updateAdditional({ ...update, customerId, bookingRef })();
};
export const createBookingQuestions = (deps) => {
    const { api, bookingRef, bookings, scope } = deps;
    const requiredData = createResource(deps, (context) => async () => mapLeft(failedAt('bookingRequiredData'))(await api.requiredData(bookingRef, context)()));
    const saving = keyed(() => createSubmitter(scope));
    /** What is open is read again, here and in the booking, as soon as the answers are with the back end. */
    const save = async (answers) => {
        const context = scope.context();
        const sent = await send(deps, answers);
        if (isOver(context))
            return left(failedAt('bookingRequiredData')(cancelled));
        if (isLeft(sent) && !wasSaved(sent.left))
            return sent;
        await Promise.all([requiredData.refresh(), bookings.refresh(bookingRef)()]);
        return sent;
    };
    return {
        requiredData$: requiredData.state$,
        load: requiredData.load,
        saving$: (customerId) => saving(customerId).state$,
        save: (answers) => saving(answers.customerId).submit(() => save(answers)),
    };
};
