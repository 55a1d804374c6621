import { minor } from '../../money/Money.js';
import { keyOf } from '../../payment/machine/record.js';
import { transition } from '../../payment/machine/transition.js';
import { allPromises } from './backEnd.js';
const purchases = {
    basket: { kind: 'basket', bookingRef: 'A', basketId: 'b' },
    free: { kind: 'basket', bookingRef: 'A', basketId: 'f' },
    balance: { kind: 'balance', bookingRef: 'A', owed: minor(800) },
    plan: { kind: 'plan', bookingRef: 'A', action: 'create', stood: 'none' },
};
const known = new Map();
const derived = (purchase, generation) => {
    const name = `${purchase.kind}${generation}`;
    const key = known.get(name) ?? keyOf(purchase, generation);
    known.set(name, key);
    return key;
};
export const noTroubles = {
    closes: false,
    forgets: false,
    signsOut: false,
    failsToStore: false,
    changesElsewhere: false,
    looksSlowly: false,
};
/** One device and two generations, unless told otherwise. */
export const aScene = (wares, { troubles, promises, ...scene } = {}) => ({
    wares,
    purchase: purchases[wares],
    devices: 1,
    isShared: false,
    promises: { ...allPromises, ...promises },
    generations: 2,
    troubles: { ...noTroubles, ...troubles },
    isPlanUnclear: false,
    machine: transition,
    keyOf: derived,
    isKeptAtSignOut: false,
    unwatched: [],
    ...scene,
});
