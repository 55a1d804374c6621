import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { isOver } from '../session/SessionScope.js';
import { concludeUpdate } from './customerDeps.js';
import { reloadCustomer } from './updateCustomer.js';
const failed = failedAt('updateCustomerBookingDeliveries');
const over = left(failed(cancelled));
const lefts = (outcomes) => outcomes.flatMap((outcome) => (isLeft(outcome) ? [outcome.left] : []));
/** The first delivery allocation of each booking. One without has no delivery to update, and what is on its way goes where it was sent. */
const findDeliveries = async (deps, bookingRefs, context) => {
    const bookings = await Promise.all(bookingRefs.map((bookingRef) => deps.bookingsApi.get(bookingRef, context)()));
    return {
        failures: lefts(bookings).map(failed),
        deliveries: bookings.flatMap((booking) => {
            if (isLeft(booking))
                return [];
            const { reference, deliveryAllocationId, deliveries: [first] } = booking.right;
            const isFixed = deliveryAllocationId === null || first?.status === 'onItsWay';
            return isFixed ? [] : [{ bookingRef: reference, allocationId: deliveryAllocationId }];
        }),
    };
};
/** Update customer booking deliveries (specification 1, §4): any errors are all raised, and nothing else happens. */
export const updateDeliveries = async (deps, resources, { changes, bookingRefs, redirectPath }) => {
    const context = deps.scope.context();
    const raise = (failures) => failures.forEach(deps.onFailure);
    const found = await findDeliveries(deps, bookingRefs, context);
    if (isOver(context))
        return over;
    const [first] = found.failures;
    if (first !== undefined) {
        raise(found.failures);
        return left(first);
    }
    const { address } = changes;
    const deliveries = address === undefined ? [] : found.deliveries;
    const outcomes = await Promise.all([
        deps.api.update(changes, context)(),
        ...deliveries.map(({ bookingRef, allocationId }) => address === undefined
            ? right(undefined)
            : deps.deliveryApi.updateAddress(bookingRef, allocationId, address, context)()),
    ]);
    if (isOver(context))
        return over;
    const failures = lefts(outcomes).map(failed);
    const [firstFailure] = failures;
    if (firstFailure !== undefined) {
        raise(failures);
        return left(firstFailure);
    }
    const loaded = await reloadCustomer(resources);
    if (isLeft(loaded))
        return loaded;
    if (isOver(context))
        return over;
    await Promise.all(bookingRefs.map((bookingRef) => deps.bookings.refresh(bookingRef)()));
    if (isOver(context))
        return over;
    concludeUpdate(deps, deps.texts.customer.deliveriesUpdated, redirectPath);
    return right(undefined);
};
