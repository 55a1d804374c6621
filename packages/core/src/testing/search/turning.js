import { nobody } from './backEnd.js';
import { faultOf } from './faults.js';
import { requestNumbers } from './pages.js';
import { closedPage, replaced } from './world.js';
const withoutSecret = (record) => record.attempt.kind === 'check' ? { ...record, attempt: { ...record.attempt, secret: null } } : record;
const secretOf = ({ attempt }) => (attempt.kind === 'check' ? attempt.secret : null);
/** How pages turn in one scene: the machine's answers, and its commands as the interpreter runs them. */
export const createTurning = (scene, pages) => {
    const { isShared, unwatched } = scene;
    const storeOf = (place) => (isShared ? 0 : place);
    const renumbered = (flights, place, numbers) => flights.some(({ device, request }) => device === place && numbers[request] !== request)
        ? flights.map((one) => (one.device === place ? { ...one, request: numbers[one.request] ?? requestNumbers.gone } : one))
        : flights;
    /** What is kept is kept before anything else is done. */
    const kept = (world, place, record) => {
        const store = world.stores[storeOf(place)];
        const plain = record === null ? null : pages.kept(withoutSecret(record));
        if (store === undefined || store.isFull || store.kept === plain)
            return world;
        const devices = isShared ? world.devices.map((one, at) => (at === place || one.page === null ? one : { ...one, isToHear: true })) : world.devices;
        return { ...world, devices, stores: replaced(world.stores, storeOf(place), { kept: plain }) };
    };
    const sent = (world, place, generation, request, { isShownAnew }) => [
        ...world.flights,
        { device: place, request, key: scene.keyOf(scene.purchase, generation, place), isForNewAmount: isShownAnew, isArrived: false },
    ];
    const turned = (world, place, device, was, { page, numbers, commands, isSameTurn, kept: record }, event) => {
        const asked = commands.find((command) => command.kind === 'ask');
        const isFull = world.stores[storeOf(place)]?.isFull === true;
        const next = {
            ...device,
            page,
            asks: asked?.depth ?? (isSameTurn ? device.asks : null),
            reading: isSameTurn && asked === undefined ? device.reading : null,
            isTimed: commands.some(({ kind }) => kind === 'wait') || (isSameTurn && device.isTimed),
            isShownAnew: device.isShownAnew || (commands.some(({ kind }) => kind === 'reload') && world.backEnd.changedAfter !== null),
            session: isFull ? device.session : record === null ? null : secretOf(record),
        };
        const stored = kept(world, place, record);
        const request = commands.find((command) => command.kind === 'send');
        const flights = request === undefined ? stored.flights : sent(stored, place, request.generation, request.request, device);
        const shown = { ...stored, devices: replaced(stored.devices, place, next), flights: renumbered(flights, place, numbers) };
        const wrong = shown.wrong ?? faultOf(scene, shown, place, next, was, event.kind === 'looked' ? event.seen : null);
        return wrong === null || unwatched.includes(wrong) ? shown : { ...shown, wrong };
    };
    /** One event of the page of a device; `label` stands for the event. */
    const act = (world, place, label, event, change = {}) => {
        const before = world.devices[place];
        if (before === undefined || before.page === null)
            return world;
        const { page } = before;
        return turned(world, place, { ...before, ...change }, page, pages.after(page, label, event), event);
    };
    /** Nothing on this device remembers what it asked for. */
    const forgotten = (world, place) => ({
        ...world,
        backEnd: world.backEnd.attempts.some(({ by }) => by === place)
            ? { ...world.backEnd, attempts: world.backEnd.attempts.map((one) => (one.by === place ? { ...one, by: nobody } : one)) }
            : world.backEnd,
        flights: world.flights.map((one) => (one.device === place ? { ...one, device: nobody, request: requestNumbers.gone } : one)),
    });
    /** The page goes; what it did not keep is forgotten. */
    const closed = (world, place, isReload) => {
        const device = world.devices[place];
        const store = world.stores[storeOf(place)];
        if (device === undefined || device.page === null || store === undefined)
            return world;
        const session = isReload ? device.session : null;
        const isRemembered = !isShared && store.kept !== null && pages.isKeptOf(device.page, store.kept);
        const without = isRemembered ? world : forgotten(world, place);
        return { ...without, devices: replaced(without.devices, place, { ...closedPage, session }) };
    };
    const restored = (record, session, place) => record !== null && record.attempt.kind === 'check' && session === `secret-${scene.keyOf(scene.purchase, record.generation, place)}`
        ? { ...record, attempt: { ...record.attempt, secret: session } }
        : record;
    /** The page is opened with what was kept, and looks. */
    const opened = (world, place, here) => {
        const device = world.devices[place];
        const store = world.stores[storeOf(place)];
        if (device === undefined || store === undefined)
            return world;
        const record = restored(store.kept, device.session, place);
        const { page, numbers } = pages.opened(scene.purchase, record);
        const fresh = {
            ...world,
            devices: replaced(world.devices, place, { ...closedPage, page, isShownAnew: world.backEnd.changedAfter !== null, session: device.session }),
            flights: renumbered(world.flights, place, numbers),
        };
        return act(fresh, place, `arrived ${here}`, { kind: 'arrived', here });
    };
    return { act, opened, closed, forgotten, storeOf };
};
