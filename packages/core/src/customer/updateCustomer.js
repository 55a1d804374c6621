import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { isOver } from '../session/SessionScope.js';
import { concludeUpdate } from './customerDeps.js';
/** Customer and required details reload after an update (specification 1, §4); the success waits for the customer. */
export const reloadCustomer = async ({ customer, requiredData }) => {
    const [loaded] = await Promise.all([customer.refresh(), requiredData.refresh()]);
    return loaded;
};
/** Update customer (specification 1, §4). */
export const updateCustomer = async (deps, resources, { changes, redirectPath }) => {
    const context = deps.scope.context();
    const over = left(failedAt('updateCustomer')(cancelled));
    const answer = await deps.api.update(changes, context)();
    if (isOver(context))
        return over;
    if (isLeft(answer)) {
        const failure = failedAt('updateCustomer')(answer.left);
        deps.onFailure(failure);
        return left(failure);
    }
    const loaded = await reloadCustomer(resources);
    if (isLeft(loaded))
        return loaded;
    if (isOver(context))
        return over;
    concludeUpdate(deps, deps.texts.customer.updated, redirectPath);
    return right(undefined);
};
