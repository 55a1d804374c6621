import { pluralOf } from '../../plural.js';
const figure = (count) => count.toLocaleString('en-GB');
const some = (count, one, other) => `${figure(count)} ${pluralOf(count, one, other)}`;
const andMore = (first, count, rest) => (count === null || count === 0 ? first : `${first} · ${figure(count)} ${rest}`);
/** The ways into the parts of a booking, with what is held in each. */
export const partsTexts = {
    heading: 'Everything in your booking',
    accommodation: 'Accommodation',
    rooms: (count) => (count === 0 ? 'Choose where you stay' : some(count, 'room', 'rooms')),
    extras: 'Extras',
    extrasHeld: (count) => (count === 0 ? 'See what you can add' : some(count, 'extra', 'extras')),
    transport: 'Transport',
    noTransport: 'Choose how you get there',
    nextDeparture: (when) => `Next: ${when}`,
    journeys: (count) => some(count, 'journey', 'journeys'),
    tickets: 'Tickets',
    ticketsHeld: (count, onResale) => count === 0 ? 'None yet: see what is on' : andMore(some(count, 'ticket', 'tickets'), onResale, 'on resale'),
    ticketDetails: 'Ticket details',
    ticketsOfPast: 'Who held each ticket',
    /** Null: not known yet. */
    transferable: (count) => (count === null || count === 0 ? 'Who holds each ticket' : `${some(count, 'name', 'names')} can be changed`),
    resale: 'Resale',
    /** `resalable` null: not known yet. */
    resaleHeld: (onResale, resalable) => {
        if (onResale > 0)
            return andMore(`${figure(onResale)} on resale`, resalable, 'can be listed');
        if (resalable === null)
            return 'List tickets you cannot use';
        return resalable === 0 ? 'Nothing can be listed now' : `${some(resalable, 'ticket', 'tickets')} can be listed`;
    },
    mandatoryInformation: 'Mandatory information',
    questionsOpen: (count) => (count === 0 ? 'Nothing left to answer' : `${some(count, 'question', 'questions')} to answer`),
    questionsAnswered: (answered, all) => (all === 0 ? 'Nothing to answer' : `${figure(answered)} of ${figure(all)} answered`),
    delivery: 'Delivery',
    noDelivery: 'Nothing to deliver',
    payments: 'Payments',
    owed: (amount) => `${amount} to pay`,
    overdue: (amount) => `${amount} is overdue`,
    byPlan: (amount) => `${amount} left, taken by your plan`,
    nothingOwed: 'Nothing left to pay',
    paymentPlan: 'Payment plan',
    planNext: (amount, when) => `${amount} on ${when}`,
    planAvailable: 'Spread the cost',
    planRunning: 'Your instalments',
    planInError: 'Needs another card',
    basket: 'Basket',
    basketHeld: (count) => {
        if (count === null)
            return 'What you are about to buy';
        return count === 0 ? 'Empty' : some(count, 'item', 'items');
    },
};
