import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { mapLeft } from 'fp-ts/lib/TaskEither.js';
import { cancelled } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { createState } from '../reactive/Behavior.js';
import { latest } from '../reactive/Loadable.js';
import { createResource } from '../reactive/resource.js';
import { chooseDate, chooseLocations, chooseMode, chooseRoutes, chooseStop, chooseType, firstDirection, startOver, } from './chooseTransport.js';
import { stopsQueries } from './stopsQueries.js';
import { newTransportSearch } from './TransportSearch.js';
const done = right(undefined);
const firstFailure = (outcomes) => outcomes.find(isLeft) ?? done;
export const createTransportFinder = (deps) => {
    const { api, bookingRef, packageInformation, scope, onFailure } = deps;
    const search = createState(newTransportSearch);
    const choices = () => search.state$.value.choices;
    const patch = (change) => search.update((current) => ({ ...current, ...change }));
    /** The newest choice: what was asked for an older one is dropped (switch). */
    let turn = 0;
    const types = createResource(deps, (context) => mapLeft(failedAt('transportTypes'))(api.types(bookingRef, context)));
    const routes = createResource(deps, (context) => mapLeft(failedAt('transportRoutes'))(api.routes(bookingRef, context)));
    const settings = packageInformation.settings(bookingRef);
    scope.ended$.subscribe(() => {
        turn += 1;
        search.set(newTransportSearch);
    });
    types.state$.subscribe((state) => patch({ types: state }));
    routes.state$.subscribe((state) => patch({ routes: state }));
    settings.subscribe((state) => {
        const known = latest(state);
        if (known !== null)
            patch({ modes: known.transportModes });
    });
    const load = async (operation, ask, show) => {
        const mine = turn;
        const context = scope.context();
        show({ kind: 'loading', previous: null });
        const answer = await ask(context)();
        if (mine !== turn || context.signal?.aborted === true)
            return left(failedAt(operation)(cancelled));
        if (isLeft(answer)) {
            const failure = failedAt(operation)(answer.left);
            show({ kind: 'failed', previous: null, failure });
            onFailure(failure);
            return left(failure);
        }
        show({ kind: 'loaded', value: answer.right });
        return done;
    };
    const loadDates = () => load('transportDates', (context) => api.dates(bookingRef, choices().routes, firstDirection(choices()), context), (dates) => patch({ dates }));
    const loadLocations = async () => {
        const { date, routes: chosen } = choices();
        if (date === null)
            return done;
        const query = { date, direction: firstDirection(choices()), routes: chosen };
        return load('transportLocations', (context) => api.locations(bookingRef, query, context), (locations) => patch({ locations }));
    };
    const loadStops = async () => firstFailure(await Promise.all(stopsQueries(choices()).map(({ query, operation }) => load(operation, (context) => api.stops(bookingRef, query, context), (stops) => patch(query.direction === 'OUTBOUND' ? { outboundStops: stops } : { returnStops: stops })))));
    /** What comes after the last choice. */
    const loadNext = () => {
        const { departureLocation, date, routes: chosen } = choices();
        if (departureLocation !== null)
            return loadStops();
        if (date !== null)
            return loadLocations();
        return chosen.length > 0 ? loadDates() : Promise.resolve(done);
    };
    const step = (change) => async () => {
        const next = change(search.state$.value);
        if (next === null)
            return done;
        turn += 1;
        search.set(next);
        return loadNext();
    };
    const loadOnce = (resource) => resource.state$.value.kind === 'loaded' ? Promise.resolve(done) : resource.load();
    const start = async () => firstFailure(await Promise.all([
        loadOnce({ state$: settings, load: packageInformation.loadSettings(bookingRef) }),
        loadOnce(types),
        loadOnce(routes),
    ]));
    const retry = async () => {
        turn += 1;
        return firstFailure(await Promise.all([start(), loadNext()]));
    };
    return {
        search$: search.state$,
        start,
        chooseMode: (mode) => step((current) => chooseMode(current, mode)),
        chooseType: (typeId) => step((current) => chooseType(current, typeId)),
        chooseRoutes: (chosen) => step((current) => chooseRoutes(current, chosen)),
        chooseDate: (date) => step((current) => chooseDate(current, date)),
        chooseLocations: (from, to) => step((current) => chooseLocations(current, from, to)),
        chooseStop: (direction, stopId) => search.update((current) => chooseStop(current, direction, stopId)),
        retry,
        startOver: () => {
            turn += 1;
            search.update(startOver);
        },
    };
};
