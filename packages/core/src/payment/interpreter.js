import { isLeft, left } from 'fp-ts/lib/Either.js';
import { filter, firstValueFrom, map, merge, ReplaySubject } from 'rxjs';
import { httpFailure, leavesOutcomeOpen } from '../failure/ApiFailure.js';
import { failedAt } from '../failure/Failure.js';
import { createState } from '../reactive/Behavior.js';
import { isWorthKeeping, keyOf, nameOf, newRecord, toStored } from './machine/record.js';
import { transition } from './machine/transition.js';
import { isAtRest } from './machine/view.js';
import { sayBookingFailed, sayNotice } from './paymentWords.js';
const bookingNotFound = '13000010';
const isSomebodyElses = (cause) => cause.kind === 'forbidden' || ((cause.kind === 'server' || cause.kind === 'notFound') && cause.errors.some(({ code }) => code === bookingNotFound));
const toAnswer = (answer) => {
    if (!isLeft(answer)) {
        const { reference } = answer.right;
        return answer.right.kind === 'accepted' ? { kind: 'accepted', reference } : { kind: 'requiresAction', secret: answer.right.clientSecret, reference };
    }
    const { left: cause } = answer;
    if (leavesOutcomeOpen(cause))
        return { kind: 'lost', cause };
    if (cause.kind === 'http' && cause.status === 409)
        return { kind: 'conflict' };
    return cause.kind === 'server' ? { kind: 'refused', errors: cause.errors } : { kind: 'notRead', cause };
};
const toNotice = (failure) => failure.kind === 'rejected' ? { kind: 'card', field: failure.field, message: failure.message } : { kind: 'cardsUnavailable' };
export const startPayment = (deps, calls, purchase, stored) => {
    const { vault, scheduler, scope, messages, texts, failures } = deps;
    const name = nameOf(purchase);
    const state = createState(stored ?? newRecord(purchase));
    const ended$ = new ReplaySubject(1);
    const windows = new Set();
    let timer = null;
    let isLive = true;
    let isInBackground = false;
    let isStrange = false;
    let context = scope.lastingContext();
    /** The card of the press that is under way: never in the record. */
    let chosen = null;
    let token = null;
    let kept = stored === null ? '' : JSON.stringify(toStored(stored));
    const keep = (record) => {
        const text = isWorthKeeping(record) ? JSON.stringify(toStored(record)) : '';
        if (text === kept)
            return;
        kept = text;
        if (text === '')
            vault.clear(name);
        else
            vault.write(name, toStored(record));
    };
    /** The record is kept before a command runs. Once the session is over nothing is done any more. */
    const send = (event) => {
        if (!isLive)
            return;
        const { record, commands } = transition(state.state$.value, event);
        keep(record);
        state.set(record);
        commands.forEach(run);
    };
    /** A defect of ours is reported; whether money moved is then asked after as if no answer had come. */
    const guarded = (work, broken) => work.catch(() => {
        failures.report(calls.operation, 'Broken off', 'error');
        return broken;
    });
    const noAnswer = left(httpFailure(0));
    const prepare = async () => {
        if (chosen === null)
            return send({ kind: 'prepared' });
        const card = await guarded(calls.tokenise(chosen), left({ kind: 'unavailable' }));
        if (isLeft(card))
            return send({ kind: 'notPrepared', notice: toNotice(card.left) });
        token = card.right;
        send({ kind: 'prepared' });
    };
    const pay = async (request, generation) => {
        const { pressed } = state.state$.value;
        if (pressed === null)
            return;
        const card = token;
        token = null;
        const answer = await guarded(calls.send(pressed, card, keyOf(purchase, generation), context), noAnswer);
        send({ kind: 'answered', request, answer: toAnswer(answer) });
    };
    const ask = async (depth, turn) => {
        const seen = await guarded(calls.look(state.state$.value, depth, context), noAnswer);
        if (isLeft(seen) && isInBackground && isSomebodyElses(seen.left)) {
            isStrange = true;
            return dispose();
        }
        send(isLeft(seen) ? { kind: 'lookFailed', turn, cause: seen.left } : { kind: 'looked', turn, seen: seen.right });
    };
    const challenge = async (secret, turn) => send({ kind: 'bankEnded', turn, end: await guarded(calls.challenge(secret), 'unknown') });
    const handle = (cause) => {
        if (cause.kind === 'decode')
            return failures.report(calls.operation, 'An answer had another shape', 'error', { path: cause.path });
        failures.handle(failedAt(calls.operation)(cause));
    };
    const say = (what) => {
        const { notice, step } = state.state$.value;
        if (what === 'paid')
            return messages.toast('success', calls.success, name);
        if (what === 'bookingFailed' && step.kind === 'bookingFailed')
            return sayBookingFailed(messages, texts, step.paymentId);
        if (notice !== null)
            sayNotice(deps, notice, calls.operation, name);
    };
    const run = (command) => {
        switch (command.kind) {
            case 'prepare':
                return void prepare();
            case 'send':
                return void pay(command.request, command.generation);
            case 'ask':
                return void ask(command.depth, command.turn);
            case 'challenge':
                return void challenge(command.secret, command.turn);
            case 'wait':
                timer?.unsubscribe();
                timer = scheduler.schedule(() => send({ kind: 'waited', turn: command.turn }), command.milliseconds);
                return;
            case 'outlast':
                windows.add(scheduler.schedule(() => send({ kind: 'tooLate', requests: command.requests }), command.milliseconds));
                return;
            case 'say':
                return say(command.what);
            case 'unsay':
                return messages.withdraw(name);
            case 'handle':
                return handle(command.cause);
            case 'report':
                return failures.report('unhandledPaymentStatus', `Unhandled status ${command.status}`, 'fatal');
            case 'settle':
                return void guarded(calls.settle(state.state$.value), undefined).then(() => send({ kind: 'settled' }));
            case 'reload':
                return void guarded(calls.reload(), undefined);
            case 'go': {
                const { step } = state.state$.value;
                if (step.kind === 'paid' && calls.isShownAt(deps.current()))
                    calls.goOn(step.payment);
            }
        }
    };
    const atRest = () => firstValueFrom(merge(state.state$.pipe(filter(isAtRest)), ended$.pipe(map(() => state.state$.value))));
    const dispose = () => {
        isLive = false;
        timer?.unsubscribe();
        windows.forEach((one) => one.unsubscribe());
        ended$.next();
    };
    const arrive = (here) => {
        context = scope.lastingContext();
        send({ kind: 'arrived', here });
        return atRest();
    };
    return {
        purchase,
        record$: state.state$,
        send,
        atRest,
        ready: () => (['new', 'unchecked', 'form', 'bankOffered'].includes(state.state$.value.step.kind) ? arrive(false) : atRest()),
        press: (pressed, card) => {
            if (state.state$.value.step.kind === 'form') {
                context = scope.lastingContext();
                chosen = card;
                send({ kind: 'pressed', pressed, generation: vault.read(name)?.generation ?? 0 });
            }
            return atRest();
        },
        resume: async () => {
            isInBackground = true;
            await arrive(calls.isShownAt(deps.current()));
            isInBackground = false;
            return !isStrange;
        },
        dispose,
        isOver: () => !isLive,
    };
};
