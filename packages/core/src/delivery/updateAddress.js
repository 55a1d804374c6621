import { isLeft, left } from 'fp-ts/lib/Either.js';
import { cancelled, notFound } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { paths } from '../navigation/paths.js';
import { isOver } from '../session/SessionScope.js';
import { currentAllocation } from './deliveryDeps.js';
const failed = failedAt('bookingDelivery');
/** Update delivery for one booking (specification 1, §4): update, reload the booking, its page, toast. */
export const updateAddress = async (deps, address) => {
    const { bookingRef, bookings } = deps;
    const context = deps.scope.context();
    const fail = (cause) => {
        deps.onFailure(failed(cause));
        return left(failed(cause));
    };
    const allocation = await currentAllocation(deps);
    if (isOver(context))
        return left(failed(cancelled));
    if (isLeft(allocation))
        return allocation;
    if (allocation.right === null)
        return fail(notFound());
    const updated = await deps.api.updateAddress(bookingRef, allocation.right, address, context)();
    if (isOver(context))
        return left(failed(cancelled));
    if (isLeft(updated))
        return fail(updated.left);
    const reloaded = await bookings.refresh(bookingRef)();
    if (isOver(context))
        return left(failed(cancelled));
    // Where the booking could not be read again, that has said so and led elsewhere; the address is changed all the same.
    if (!isLeft(reloaded))
        deps.navigation.goTo(paths.booking(bookingRef));
    deps.messages.toast('success', deps.texts.delivery.addressUpdated);
    return reloaded;
};
