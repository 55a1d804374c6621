/** Basket status (specification 2, §4). */
export const basketStatuses = {
    10: 'inProgress',
    20: 'saved',
    30: 'inReview',
    40: 'checkout',
    50: 'abandoned',
    60: 'cancelled',
    70: 'completed',
    80: 'locked',
    90: 'archived',
    100: 'deleted',
    110: 'error',
};
export const mandatorySections = ['tickets', 'accommodation', 'extras', 'transport'];
/** Charges that belong to no change of name; a change and its charge are one thing. */
export const otherCharges = ({ charges, nameChanges }) => charges.filter(({ id }) => nameChanges.every(({ chargeId }) => chargeId !== id));
/** How many things the basket holds, as its button counts them; passengers are not things. */
export const countItems = (basket) => basket.tickets.length +
    basket.accommodations.length +
    basket.extras.length +
    basket.transport.length +
    basket.nameChanges.length +
    otherCharges(basket).length;
/** Specification 2, §3: a basket that holds passengers alone is not empty. */
export const isEmptyBasket = (basket) => countItems(basket) === 0 && basket.pax.length === 0;
