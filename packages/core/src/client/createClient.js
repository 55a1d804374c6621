import { isLeft, left, mapLeft, right } from 'fp-ts/lib/Either.js';
import { failedAt } from '../failure/Failure.js';
import { createResource } from '../reactive/resource.js';
/** The id first: every later request names it. */
const loadClient = async ({ api, identity }, context) => {
    const id = await api.clientId(context)();
    if (isLeft(id))
        return left(failedAt('clientId')(id.left));
    identity.adopt(id.right);
    const config = await api.config(context)();
    if (isLeft(config))
        return left(failedAt('clientConfig')(config.left));
    return right({ id: id.right, config: config.right });
};
export const createClient = (deps) => {
    const client = createResource(deps, (context) => () => loadClient(deps, context));
    const genders = createResource(deps, (context) => async () => mapLeft(failedAt('genders'))(await deps.api.genders(context)()));
    const countries = createResource(deps, (context) => async () => mapLeft(failedAt('countries'))(await deps.api.countries(context)()));
    return {
        state$: client.state$,
        genders$: genders.state$,
        countries$: countries.state$,
        setUp: async () => {
            const loaded = await client.load();
            if (isLeft(loaded))
                return loaded;
            const [first, second] = await Promise.all([genders.load(), countries.load()]);
            return isLeft(first) ? first : second;
        },
    };
};
