/** The states by which the holders of many tickets are filtered, in the order in which they are offered. */
export const nameChangesShown = ['all', 'transferable', 'changing', 'fixed'];
const shownAs = {
    transferable: 'transferable',
    changePending: 'changing',
    onResale: 'fixed',
    resold: 'fixed',
    notAllowed: 'fixed',
};
/** `inBasket` are the tickets whose change of name waits in the basket. */
export const nameChangeShownAs = ({ ticket, nameChange }, inBasket) => (inBasket.has(ticket.id) ? 'changing' : shownAs[nameChange]);
const stages = { PENDING: 'asked', IN_REVIEW: 'inReview' };
export const waitingStage = ({ pending }) => pending === null ? 'unknown' : (stages[pending.status] ?? 'unknown');
