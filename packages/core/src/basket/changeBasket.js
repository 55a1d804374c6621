import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { basketOf } from './BasketState.js';
import { failedStep } from './internalMessages.js';
import { reloadBasket } from './reloadBasket.js';
import { resetBasket } from './resetBasket.js';
const additions = { expecting: { kind: 'additions' } };
const anything = { expecting: { kind: 'anything' } };
/** Creates a basket and records it (specification 2, §4). */
export const createNewBasket = async (deps, context) => {
    const created = await deps.api.create(deps.bookingRef, context)();
    if (context.signal?.aborted === true)
        return left(failedAt('createBasket')(cancelled));
    if (isLeft(created))
        return left(failedStep('createBasket', 'create')(created.left));
    deps.store.record(created.right);
    return right(undefined);
};
/** Creates the basket where there is none and records it. Right says whether this flow created it. */
export const ensureBasket = async (deps, context) => {
    const { kind } = deps.store.state$.value.contents;
    if (kind === 'loaded')
        return right(false);
    if (kind !== 'none') {
        const found = await reloadBasket(deps, context, { step: 'retrieve' });
        if (isLeft(found))
            return found;
        if (found.right !== null)
            return right(false);
    }
    const created = await createNewBasket(deps, context);
    return isLeft(created) ? created : right(true);
};
/** What this flow created is reset. Where that is not known to have worked, the next flow asks what is there. */
const discard = async (deps, context) => {
    const discarded = await resetBasket(deps, context);
    if (isLeft(discarded) && context.signal?.aborted !== true) {
        deps.store.update((state) => ({ ...state, contents: { kind: 'failed', failure: discarded.left } }));
    }
};
/** The basket that was on the screen was paid for or discarded elsewhere meanwhile: nothing was added, and a new one is begun. */
const isGone = async (deps, added, context) => {
    if (!isLeft(added) || added.left.cause.kind !== 'notFound')
        return false;
    const found = await reloadBasket(deps, context, anything);
    return !isLeft(found) && found.right === null;
};
/**
 * The basket workflow pattern (specification 2, §4): create where there is none, add, reload, toast. On failure the
 * error is raised, add-failed is signalled, and a basket that this flow created is discarded.
 */
export const addToBasket = async (deps, flow) => {
    const { store, scope } = deps;
    const context = scope.context();
    const fail = (failure) => {
        deps.onFailure(failure);
        store.signal('addFailed');
        return left(failure);
    };
    const created = await ensureBasket(deps, context);
    if (isLeft(created))
        return fail(created.left);
    const before = basketOf(store.state$.value);
    const added = await flow.add(context, before);
    if (!created.right && (await isGone(deps, added, context))) {
        deps.messages.toast('info', deps.texts.basket.begunAnew);
        return addToBasket(deps, flow);
    }
    const isBetweenSteps = !isLeft(added) && flow.afterwards !== undefined;
    const reload = { ...additions, isBetweenSteps };
    const reloaded = isLeft(added) && created.right ? added : await reloadBasket(deps, context, reload);
    const outcome = isLeft(added) ? added : reloaded;
    if (isLeft(outcome)) {
        const failed = fail(outcome.left);
        if (created.right && context.signal?.aborted !== true)
            await discard(deps, context);
        return failed;
    }
    if (flow.afterwards !== undefined) {
        const followed = await flow.afterwards(context, before);
        const reloadedAgain = await reloadBasket(deps, context, additions);
        const end = isLeft(followed) ? followed : reloadedAgain;
        if (isLeft(end))
            return fail(end.left);
    }
    flow.successMessages.forEach((message) => deps.messages.toast('success', message));
    store.signal('addSucceeded');
    return right(undefined);
};
