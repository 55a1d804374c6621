import { minutes, seconds } from '../../environment/durations.js';
/** Up to 5 retries, every 5000 ms (specification 2, §9). */
export const pollRetries = 5;
const pollInterval = seconds(5);
/** After that no request is taken that had not arrived. */
export const arrivalWindow = minutes(25);
/** 5 s, doubled each time, at most 5 minutes. */
export const recheckDelay = (checks) => Math.min(seconds(5) * 2 ** Math.min(checks, 16), minutes(5));
export const stay = (record) => ({ record, commands: [] });
export const also = ({ record, commands }, ...more) => ({
    record,
    commands: [...commands, ...more],
});
export const enter = (record, step, ...commands) => ({
    record: { ...record, step, turn: record.turn + 1 },
    commands,
});
export const look = (record, reason, looks, over = null) => {
    const { purchase, attempt, turn } = record;
    // What was accepted is asked after as the specification has it: the status, and at its end the payments.
    const isPoll = reason === 'press' && purchase.kind === 'basket' && (attempt.kind === 'accepted' || attempt.kind === 'checked');
    const depth = over !== null ? 'payments' : isPoll ? 'status' : 'everything';
    const asked = { ...record, expiredAtLook: record.expired };
    return enter(asked, { kind: 'looking', reason, looks, over }, { kind: 'ask', depth, turn: turn + 1 });
};
/** Under a form that may be in use. */
export const lookQuietly = (record) => {
    const turn = record.turn + 1;
    return { record: { ...record, turn, expiredAtLook: record.expired }, commands: [{ kind: 'ask', depth: 'everything', turn }] };
};
export const wait = (record, looks) => enter(record, { kind: 'waiting', looks }, { kind: 'wait', milliseconds: pollInterval, turn: record.turn + 1 });
/** Free to pay again. While a request may still arrive it is asked after in the background. */
export const form = (record, notice = record.notice) => {
    const isNews = notice !== null && (record.unsaid || notice !== record.notice);
    const shown = enter({ ...record, notice, unsaid: false }, { kind: 'form', checks: 0 });
    const said = isNews ? also(shown, { kind: 'say', what: 'notice' }) : shown;
    const { unanswered, turn } = shown.record;
    return unanswered.length === 0 ? said : also(said, { kind: 'wait', milliseconds: recheckDelay(0), turn });
};
export const undecided = (record, because, checks) => enter(record, { kind: 'undecided', because, checks }, { kind: 'wait', milliseconds: recheckDelay(checks), turn: record.turn + 1 });
export const showCheck = (record, secret) => enter(record, { kind: 'atBank' }, { kind: 'challenge', secret, turn: record.turn + 1 });
export const settle = (record, payment) => enter({ ...record, unanswered: [], notice: null, unsaid: false }, { kind: 'settling', payment }, { kind: 'unsay' }, { kind: 'settle' });
/** The key is spent: whatever was sent under it is answered with that end for ever. */
export const spendKey = (record, generation = record.generation + 1) => ({
    ...record,
    generation,
    attempt: { kind: 'none' },
    unanswered: [],
});
