import { left, right } from 'fp-ts/lib/Either.js';
import { createBasketItemCalls } from './inMemoryBasketItems.js';
import { cancelled, notFound } from '../failure/ApiFailure.js';
import { defaultCurrency, minor, zeroMinor } from '../money/Money.js';
const valid = { valid: true, errors: [] };
export const emptyBasket = {
    id: 'b1',
    status: 'inProgress',
    currency: defaultCurrency,
    total: zeroMinor,
    tickets: [],
    accommodations: [],
    extras: [],
    transport: [],
    nameChanges: [],
    pax: [],
    charges: [],
    mandatoryStatus: { tickets: valid, accommodation: valid, extras: valid, transport: valid },
};
export const ticketLine = (id, paxId = 1) => ({
    id,
    eventName: 'Opening night',
    name: 'Standing',
    ticketTypeId: 'standing',
    paxId,
    prices: { price: minor(5000), bookingFee: minor(250), total: minor(5250) },
    resale: { code: 0, enabled: false, reason: null },
    eventDate: null,
    venue: '',
    nameChangeAllowed: false,
    nameChangeFee: null,
});
export const passenger = (id) => ({
    id,
    customerId: null,
    lead: id === 1,
    cancelled: false,
    firstName: 'Amelia',
    lastName: 'Hart',
});
/** One basket in memory behind the port. */
export const createInMemoryBasketApi = () => {
    const failures = new Map();
    const gates = new Map();
    const mandatory = { ...emptyBasket.mandatoryStatus };
    let tickets = 0;
    const call = (name, context, effect, detail = '') => async () => {
        api.log.push(detail === '' ? name : `${name} ${detail}`);
        await gates.get(name);
        await api.pace();
        if (context.signal?.aborted === true && !api.answersLate)
            return left(cancelled);
        const failure = failures.get(name)?.shift();
        return failure === undefined ? effect() : left(failure);
    };
    const change = (next) => {
        if (api.held === null)
            return left(notFound());
        api.held = next(api.held);
        return right(undefined);
    };
    const api = {
        log: [],
        keys: [],
        held: null,
        statuses: [],
        heldStatus: { kind: 'pending' },
        heldPayments: [],
        resetAnswer: null,
        answersLate: false,
        pace: () => Promise.resolve(),
        failNext: (name, failure) => void failures.set(name, [...(failures.get(name) ?? []), failure]),
        hold: (name, until) => void gates.set(name, until),
        invalidate: (section, ...errors) => {
            mandatory[section] = { valid: false, errors };
        },
        validate: (section) => {
            mandatory[section] = valid;
        },
        create: (_ref, context) => call('create', context, () => {
            api.held = emptyBasket;
            return right(emptyBasket);
        }),
        get: (_ref, context) => call('get', context, () => api.held === null ? left(notFound()) : right({ ...api.held, mandatoryStatus: { ...mandatory } })),
        reset: (ref, context) => call('reset', context, () => {
            api.held = null;
            return right(api.resetAnswer ?? ref);
        }),
        status: (_ref, _basketId, context) => call('status', context, () => right(api.statuses.shift() ?? api.heldStatus)),
        payments: (_ref, _basketId, context) => call('payments', context, () => right(api.heldPayments)),
        addTickets: (_ref, added, context) => call('addTickets', context, () => change((basket) => ({
            ...basket,
            tickets: [...basket.tickets, ...added.map(({ paxId }) => ticketLine(`t${(tickets += 1)}`, paxId))],
        }))),
        removeTicket: (_ref, id, context) => call('removeTicket', context, () => change((basket) => ({ ...basket, tickets: basket.tickets.filter((ticket) => ticket.id !== id) })), id),
        addPax: (_ref, added, context) => call('addPax', context, () => change((basket) => ({ ...basket, pax: [...basket.pax, ...added.map(({ id }) => passenger(id))] }))),
        removePax: (_ref, id, context) => call('removePax', context, () => change((basket) => ({ ...basket, pax: basket.pax.filter((pax) => pax.id !== id) })), String(id)),
        ...createBasketItemCalls(call, change),
        complete: (_ref, key, context) => {
            api.keys.push(key);
            return call('complete', context, () => {
                api.held = null;
                return right(undefined);
            });
        },
    };
    return api;
};
