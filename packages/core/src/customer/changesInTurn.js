import { left } from 'fp-ts/lib/Either.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { createQueue } from '../reactive/queue.js';
/**
 * Changes run one after the other (concat): what one section of the profile sends is not taken for a second press of
 * another's. The same change pressed twice is one (exhaust), and none is sent for whoever signs in next.
 */
export const createChangesInTurn = (scope, operation, submitter) => {
    const inTurn = createQueue();
    const underWay = new Map();
    return (update, flow) => () => {
        const same = JSON.stringify(update);
        const known = underWay.get(same);
        if (known !== undefined)
            return known;
        const { signal } = scope.context();
        const forget = () => {
            if (underWay.get(same) === mine)
                underWay.delete(same);
        };
        const mine = inTurn(async () => {
            const outcome = signal?.aborted === true ? left(failedAt(operation)(cancelled)) : await submitter.submit(flow)();
            forget();
            return outcome;
        })();
        underWay.set(same, mine);
        return mine;
    };
};
