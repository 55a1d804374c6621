export const serverFailure = (errors) => ({ kind: 'server', errors });
export const unauthorised = (errors) => ({ kind: 'unauthorised', errors });
export const forbidden = { kind: 'forbidden' };
export const notFound = (errors = []) => ({ kind: 'notFound', errors });
export const networkFailure = { kind: 'network' };
export const timedOut = { kind: 'timeout' };
export const cancelled = { kind: 'cancelled' };
export const httpFailure = (status) => ({ kind: 'http', status });
/** `path` names the field, such as `booking.prices.paid.value`. */
export const decodeFailure = (path) => ({ kind: 'decode', path });
/**
 * Whether the back end may have done what was asked although we have no answer.
 * An answer that we could not read, and a 5xx, with errors of its own or without, leave it open as much as a lost connection does.
 */
export const leavesOutcomeOpen = (failure) => failure.kind === 'network' ||
    failure.kind === 'timeout' ||
    failure.kind === 'decode' ||
    failure.kind === 'cancelled' ||
    (failure.kind === 'server' && failure.open === true) ||
    (failure.kind === 'http' && failure.status >= 500);
