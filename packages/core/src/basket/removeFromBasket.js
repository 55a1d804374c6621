import { isLeft, left } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { holdsLine, lineKey } from './changeElsewhere.js';
import { reloadBasket } from './reloadBasket.js';
export const removalOf = (category, id, call) => ({ line: lineKey(category, id), call });
/** The back end's code for a line that the basket does not have. */
const unknownLine = '50008040';
const isOfNothing = (cause) => cause.kind === 'notFound' || (cause.kind === 'server' && cause.errors.every(({ code }) => code === unknownLine));
/** What is gone already is explained, where the load has not said so; any other failure is shown as it is. */
const explain = (deps, failure, line, reloaded) => {
    if (!isOfNothing(failure.cause) || isLeft(reloaded))
        return deps.onFailure(failure);
    if (reloaded.right === null)
        return;
    if (holdsLine(reloaded.right, line))
        return deps.onFailure(failure);
    deps.messages.toast('info', deps.texts.basket.noLongerThere);
};
/**
 * One after the other; then the basket is loaded again. On the first error: reload, show the errors, stop
 * (specification 2, §4). Right holds the basket that is left.
 */
export const removeFromBasket = async (deps, operation, removals) => {
    const context = deps.scope.context();
    const expecting = { kind: 'removals', lines: new Set(removals.map(({ line }) => line)) };
    for (const { line, call } of removals) {
        const removed = await call(context)();
        if (isLeft(removed)) {
            const failure = failedAt(operation)(removed.left);
            explain(deps, failure, line, await reloadBasket(deps, context, { expecting }));
            return left(failure);
        }
    }
    const reloaded = await reloadBasket(deps, context, { expecting });
    if (isLeft(reloaded))
        deps.onFailure(reloaded.left);
    return reloaded;
};
