import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { mandatorySections } from './Basket.js';
import { basketOf } from './BasketState.js';
import { failedStep } from './internalMessages.js';
import { changeElsewhere, isOver, nothingNew } from './changeElsewhere.js';
/** The errors of every invalid mandatory section, in the order of the sections (specification 2, §4, basket refresh). */
export const mandatoryWarnings = (basket) => mandatorySections.flatMap((section) => {
    const { valid, errors } = basket.mandatoryStatus[section];
    return valid ? [] : errors;
});
/** The basket's own warning of before says no more what is wrong now. */
export const withdrawWarning = ({ messages, store }) => {
    const before = store.rememberPrompt(null);
    if (before !== null)
        messages.withdrawPrompt(before);
};
/** `inPassing`: a check on the way to another screen does not repeat what was said already. */
const warn = ({ messages, texts, store }, basket, inPassing) => {
    const warnings = mandatoryWarnings(basket);
    const isNews = store.rememberWarnings(warnings);
    if (warnings.length > 0 && inPassing && !isNews)
        return;
    withdrawWarning({ messages, store });
    if (warnings.length === 0)
        return;
    const promptId = messages.prompt({
        type: 'warning',
        header: texts.basket.warningHeader,
        message: warnings,
        listed: true,
        required: false,
        actions: [{ label: texts.basket.ok, emphasis: 'primary' }],
    });
    store.rememberPrompt(promptId);
};
/** What is stored, and what somebody else did to it is explained: it is shown, never overwritten. */
const store = (deps, basket, expecting) => {
    const before = basketOf(deps.store.state$.value);
    const change = before === null ? null : changeElsewhere(before, basket, expecting);
    if (basket === null)
        deps.store.recordNone();
    else
        deps.store.record(basket);
    if (change !== null)
        deps.messages.toast('info', deps.texts.basket.elsewhere[change]);
};
/**
 * Loads the basket and stores it; no basket is an answer, and so is one that is over. A basket that was there before
 * stays readable when this fails.
 */
export const reloadBasket = async (deps, context, { inPassing = false, isBetweenSteps = false, expecting = nothingNew, step = 'reload' } = {}) => {
    const answer = await deps.api.get(deps.bookingRef, context)();
    // The session ended meanwhile: whose basket this was is gone.
    if (context.signal?.aborted === true)
        return left(failedAt('getBasket')(cancelled));
    if (isLeft(answer) && answer.left.kind !== 'notFound') {
        const failure = failedStep('getBasket', step)(answer.left);
        deps.store.owe(expecting);
        deps.store.update((state) => basketOf(state) === null ? { ...state, contents: { kind: 'failed', failure } } : state);
        return left(failure);
    }
    const owed = deps.store.owed();
    const expected = expecting.kind === 'nothing' ? owed : expecting;
    if (isLeft(answer) || isOver(answer.right)) {
        withdrawWarning(deps);
        store(deps, null, expected);
        return right(null);
    }
    store(deps, answer.right, expected);
    if (!isBetweenSteps)
        warn(deps, answer.right, inPassing);
    return answer;
};
