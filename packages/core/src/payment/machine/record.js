import { v5 } from 'uuid';
/** The same for every tab and device that shows the same debt. */
export const nameOf = (purchase) => {
    switch (purchase.kind) {
        case 'basket':
            return `${purchase.bookingRef}/basket/${purchase.basketId ?? ''}`;
        case 'balance':
            return `${purchase.bookingRef}/balance/${purchase.owed}`;
        case 'plan':
            return `${purchase.bookingRef}/plan/${purchase.action}/${purchase.stood}`;
    }
};
const namespace = '6f0c2f0e-7c0b-4a55-9f3e-5a2f7f4f1f70';
/** Tells texts apart without holding them. */
export const digestOf = (text) => v5(text, namespace);
/** The idempotency key of every request of one generation: a version 5 UUID. */
export const keyOf = (purchase, generation) => v5(`${nameOf(purchase)}#${generation}`, namespace);
export const newRecord = (purchase) => ({
    purchase,
    generation: 0,
    lastRequest: 0,
    unanswered: [],
    attempt: { kind: 'none' },
    pressed: null,
    notice: null,
    unsaid: false,
    step: { kind: 'new' },
    turn: 0,
    expired: 0,
    expiredAtLook: 0,
    reported: null,
});
/** As a page finds it that is opened. */
export const reopened = (stored) => ({ ...newRecord(stored.purchase), ...stored });
/** Whether it has to be known after a reload. */
export const isWorthKeeping = ({ generation, unanswered, attempt, step, unsaid }) => step.kind !== 'paid' && step.kind !== 'bookingFailed' && (unsaid || generation > 0 || unanswered.length > 0 || attempt.kind !== 'none');
/** Without what belongs to the page. */
export const toStored = (record) => {
    const { purchase, generation, lastRequest, unanswered, attempt, pressed, notice, unsaid } = record;
    return { purchase, generation, lastRequest, unanswered, attempt, pressed, notice, unsaid };
};
