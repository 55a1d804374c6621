import { cardholderProblem } from '../environment/cardNumbers.js';
import { paths, planPages } from '../navigation/paths.js';
import { createState } from '../reactive/Behavior.js';
import { keyed } from '../reactive/resource.js';
import { isOver } from '../session/SessionScope.js';
import { nameOf, newRecord, reopened } from './machine/record.js';
import { endOf, viewOf } from './machine/view.js';
const pathOf = (purchase) => {
    const { bookingRef } = purchase;
    switch (purchase.kind) {
        case 'basket':
            return paths.checkout(bookingRef);
        case 'balance':
            return paths.payInFull(bookingRef);
        case 'plan':
            return planPages[purchase.action](bookingRef);
    }
};
const isUnended = ({ attempt, unanswered, step, unsaid }) => step.kind !== 'paid' && step.kind !== 'bookingFailed' && (attempt.kind !== 'none' || unanswered.length > 0 || unsaid);
const isOnItsWay = ({ kind }) => ['moving', 'bankOffered', 'undecided'].includes(kind);
export const createPendingPayments = (vault, start, now) => {
    const runs = new Map();
    const told = keyed(() => createState(null));
    const tell = (bookingRef) => {
        const own = [...runs.values()].filter(({ purchase }) => purchase.bookingRef === bookingRef);
        const open = own.map(({ purchase, record$ }) => ({ purchase, view: viewOf(record$.value, now()), path: pathOf(purchase) })).find(({ view }) => isOnItsWay(view));
        told(bookingRef).set(open ?? null);
    };
    const of = (purchase) => {
        const name = nameOf(purchase);
        const known = runs.get(name);
        const before = known?.record$.value;
        const isMade = before?.purchase.kind === 'plan' && before.step.kind === 'paid';
        if (known !== undefined && !isMade)
            return known;
        const stored = vault.read(name);
        // A plan that stands again as it once stood is changed anew: its key was spent on the change before.
        const record = isMade ? { ...newRecord(purchase), generation: before.generation + 1 } : stored && reopened(stored);
        const run = start(purchase, record);
        runs.set(name, run);
        run.record$.subscribe(() => tell(purchase.bookingRef));
        return run;
    };
    const clear = (purchase) => {
        runs.get(nameOf(purchase))?.dispose();
        runs.delete(nameOf(purchase));
        vault.clear(nameOf(purchase));
    };
    /** Another tab came to an end, or spent a key. */
    const stopListening = vault.onChange((name) => {
        const run = runs.get(name);
        const generation = vault.read(name)?.generation;
        if (run === undefined || (generation !== undefined && generation <= run.record$.value.generation))
            return;
        run.send({ kind: 'changedElsewhere', generation: generation ?? 0 });
    });
    const end = () => {
        const gone = [...runs.values()].map(({ purchase }) => purchase.bookingRef);
        for (const run of runs.values())
            run.dispose();
        runs.clear();
        gone.forEach(tell);
    };
    return {
        of,
        unended: (bookingRef) => {
            for (const { purchase } of vault.all())
                if (purchase.bookingRef === bookingRef)
                    of(purchase);
            return [...runs.values()].filter(({ purchase, record$ }) => purchase.bookingRef === bookingRef && isUnended(record$.value));
        },
        unended$: (bookingRef) => told(bookingRef).state$,
        resume: async () => {
            const resumed = vault.all().map(async ({ purchase }) => {
                if (!(await of(purchase).resume()))
                    clear(purchase);
            });
            await Promise.all(resumed);
        },
        end,
        forget: () => {
            end();
            for (const { purchase } of vault.all())
                vault.clear(nameOf(purchase));
        },
        dispose: () => {
            stopListening();
            end();
        },
    };
};
/** A name on a card has fewer than 12 digits in it, so that no card number leaves as one. */
export const invalidCard = ({ cardholderName }) => {
    const problem = cardholderProblem(cardholderName);
    return problem && { kind: 'invalid', problem: problem === 'missing' ? 'cardholderMissing' : 'cardNumberAsName' };
};
/** Free to pay, or not looked at. */
const isFree = ({ step }) => ['form', 'unchecked', 'new'].includes(step.kind);
export const createShownPayment = (pending, scope) => {
    const state = createState(null);
    let shown = null;
    let stop = () => undefined;
    const show = (run) => {
        if (run === shown)
            return;
        stop();
        shown = run;
        if (run === null)
            return state.set(null);
        const following = run.record$.subscribe(state.set);
        stop = () => following.unsubscribe();
    };
    const end = () => (state.state$.value === null ? { kind: 'notChecked' } : endOf(state.state$.value));
    /** The end of the payment that was shown when it began, whatever is shown by then. */
    const during = async (work) => {
        if (shown === null)
            return { kind: 'notChecked' };
        return shown.isOver() ? { kind: 'cancelled' } : endOf(await work(shown));
    };
    const sent = (event) => during((run) => {
        run.send(event);
        return run.atRest();
    });
    scope.ended$.subscribe(() => show(null));
    return {
        record$: state.state$,
        show,
        press: (pressed, card) => during((run) => run.press(pressed, card)),
        isLookedAt: () => shown !== null && !['new', 'unchecked'].includes(shown.record$.value.step.kind),
        endUnended: async (bookingRef, isMeant) => {
            const session = scope.context();
            for (const run of pending.unended(bookingRef)) {
                if (!isMeant(run.purchase))
                    continue;
                show(run);
                if (!isFree(await run.ready()) || isOver(session))
                    return false;
            }
            return true;
        },
        end,
        commands: {
            continueAtBank: () => sent({ kind: 'continued' }),
            checkNow: () => sent({ kind: 'askedNow' }),
            startAgain: () => shown?.send({ kind: 'startedAgain' }),
        },
    };
};
