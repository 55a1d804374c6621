import { entryOfCode, entryOfOperation } from './errorCatalogue.js';
const describeError = (error, texts) => (error.code === null ? error.message : entryOfCode(error.code).message?.(texts)) ?? texts.failure.unknown;
/** What a failure says where it stays readable, beside the thing that failed; the toast says the same and goes. */
export const describeFailure = ({ operation, cause }, texts) => {
    const errors = 'errors' in cause ? cause.errors : [];
    if (errors.length > 0)
        return [...new Set(errors.map((error) => describeError(error, texts)))];
    return [entryOfOperation(operation).message?.(texts) ?? texts.failure.unknown];
};
