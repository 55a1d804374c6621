import { zeroMinor } from '../../money/Money.js';
import { keyOf } from './record.js';
/** A payment without a key of an amount that is new and no longer owed: it may be this one, or one by telephone. */
const sameAmount = ({ purchase, pressed }, { rows, owed }) => {
    if (purchase.kind !== 'balance' || pressed === null || owed === null || owed > purchase.owed - pressed.amount)
        return null;
    return rows?.find(({ standing, key, reference, amount }) => standing === 'paid' && key === null && pressed.known?.includes(reference) === false && amount === pressed.amount) ?? null;
};
export const sightOf = (record, seen, key = keyOf) => {
    const { purchase, attempt, pressed, unanswered } = record;
    const rows = seen.rows ?? [];
    const referred = 'reference' in attempt ? attempt.reference : null;
    const isReferred = ({ reference }) => reference === referred;
    const failed = rows.filter(({ standing }) => standing === 'failed');
    let generation = record.generation + (failed.some(isReferred) ? 1 : 0);
    while (failed.some((row) => row.key === key(purchase, generation)))
        generation += 1;
    const keys = new Set(Array.from({ length: generation + 1 }, (_, place) => key(purchase, place)));
    const isMine = (row) => isReferred(row) || (row.key !== null && keys.has(row.key));
    const open = rows.findLast(({ standing }) => standing === 'open') ?? null;
    const mine = rows.find((row) => row.standing === 'paid' && isMine(row)) ?? null;
    const same = mine === null && referred === null ? sameAmount(record, seen) : null;
    const alone = rows.find(({ standing }) => standing === 'paid');
    const isOwn = alone !== undefined && (isReferred(alone) || alone.key === key(purchase, record.generation));
    const isOver = unanswered.length === 0 && open === null;
    const row = mine ?? (isOver ? same : null);
    const isPaid = purchase.kind === 'balance' ? row !== null : seen.status === 'paid' || seen.plan === 'asWished';
    return {
        paid: isPaid ? { reference: row?.reference ?? referred, amount: row?.amount ?? pressed?.amount ?? zeroMinor } : null,
        mayBePaid: same !== null && !isOver,
        paidAlone: purchase.kind === 'basket' && alone !== undefined ? { reference: alone.reference, isOwn } : null,
        generation,
        open,
        lastFailed: rows.at(-1)?.standing === 'failed',
    };
};
