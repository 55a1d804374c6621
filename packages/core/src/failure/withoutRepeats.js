import { isNonEmpty } from 'fp-ts/lib/Array.js';
import { serverFailure } from './ApiFailure.js';
/** Errors with a code are the same where the code is; those without, where the text is. */
const sameness = ({ code, message }) => (code === null ? `text ${message ?? ''}` : `code ${code}`);
const firstOfEach = (all, keyOf) => {
    const first = new Map();
    for (const one of all)
        if (!first.has(keyOf(one)))
            first.set(keyOf(one), one);
    return [...first.values()];
};
/** The failures of several calls that were one thing to the customer: each error, and each other mishap, once. */
export const withoutRepeats = (failures) => {
    const errors = firstOfEach(failures.flatMap((one) => (one.kind === 'server' ? one.errors : [])), sameness);
    const others = firstOfEach(failures.filter(({ kind }) => kind !== 'server'), ({ kind }) => kind);
    return isNonEmpty(errors) ? [serverFailure(errors), ...others] : others;
};
