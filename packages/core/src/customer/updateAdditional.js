import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { isOver } from '../session/SessionScope.js';
/**
 * Update additional customer (specification 1, §4): refetch that customer, refresh the booking, toast, then redirect.
 * Where their questions were answered, those are read again too.
 */
export const updateAdditional = async (deps, { traveller, requiredData }, { customerId, bookingRef, changes, redirectPath }) => {
    const context = deps.scope.context();
    const over = left(failedAt('updateAdditionalCustomer')(cancelled));
    const answer = await deps.api.updateAdditional(customerId, changes, context)();
    if (isOver(context))
        return over;
    if (isLeft(answer)) {
        const failure = failedAt('updateAdditionalCustomer')(answer.left);
        deps.onFailure(failure);
        return left(failure);
    }
    const [loaded] = await Promise.all([
        traveller.refresh(),
        changes.requiredData === undefined ? null : requiredData.refresh(),
    ]);
    if (isLeft(loaded))
        return loaded;
    if (isOver(context))
        return over;
    await deps.bookings.refresh(bookingRef)();
    if (isOver(context))
        return over;
    deps.messages.toast('success', deps.texts.customer.additionalUpdated);
    if (redirectPath !== undefined)
        deps.navigation.goTo(redirectPath);
    return right(undefined);
};
