import { isLeft, mapLeft } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { createState } from '../reactive/Behavior.js';
import { createSubmitter } from '../reactive/Submission.js';
import { createOtherDeliveries } from './createOtherDeliveries.js';
import { updateAddress } from './updateAddress.js';
import { updateAddresses } from './updateAddresses.js';
/** A file that is being fetched is not fetched again (exhaust): who presses twice gets it once. */
const createFetcher = ({ scope, onFailure }) => {
    const running = new Map();
    const run = async (what, ask) => {
        const outcome = mapLeft(failedAt('download'))(await ask(scope.context())());
        running.delete(what);
        if (isLeft(outcome))
            onFailure(outcome.left);
        return outcome;
    };
    return (what, ask) => () => {
        const known = running.get(what);
        if (known !== undefined)
            return known;
        const mine = run(what, ask);
        running.set(what, mine);
        return mine;
    };
};
export const createDelivery = (deps) => {
    const { bookingRef, downloadsApi } = deps;
    const updating = createSubmitter(deps.scope);
    const reach = createState('none');
    const fetchFile = createFetcher(deps);
    const others = createOtherDeliveries(deps);
    return {
        update$: updating.state$,
        updateAddress: (address) => updating.submit(() => updateAddress(deps, address)),
        updateAddresses: (address, bookingRefs) => updating.submit(() => {
            reach.set('none');
            return updateAddresses(deps, address, bookingRefs, reach.set);
        }),
        reach$: reach.state$,
        others$: others.state$,
        loadOthers: others.load,
        confirmation: fetchFile('confirmation', (context) => downloadsApi.confirmation(bookingRef, context)),
        item: ({ key }) => fetchFile(`key ${key}`, (context) => downloadsApi.byKey(key, context)),
    };
};
