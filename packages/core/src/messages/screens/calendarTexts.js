/** What stands in the entries of the calendar file. */
export const calendarTexts = {
    reference: (reference) => `Booking reference: ${reference}`,
    journey: (name, from, to) => `${name}: ${from} to ${to}`,
    departs: (when, zone) => `Departs: ${when} (${zone})`,
    departsLocal: (when) => `Departs: ${when}, local time`,
    arrives: (when, zone) => `Arrives: ${when} (${zone})`,
    arrivesLocal: (when) => `Arrives: ${when}, local time`,
    timeToBeConfirmed: 'Departure time TBC',
    payment: {
        byHand: (amount) => `Payment due: ${amount}`,
        byItself: (amount) => `Payment taken automatically: ${amount}`,
    },
    starts: (when) => `Starts: ${when}, local time`,
};
