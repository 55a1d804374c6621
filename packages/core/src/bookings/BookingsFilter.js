/** The states by which a long list is filtered, in the order in which they are offered. */
export const bookingsShown = ['all', 'attention', 'upcoming', 'past', 'cancelled'];
/** From an address, which anybody may have typed: what is no state shows all. */
export const toBookingsShown = (text) => bookingsShown.find((show) => show === text) ?? 'all';
export const isShown = ({ booking, when, attention }, show) => {
    switch (show) {
        case 'all':
            return true;
        case 'attention':
            return attention.length > 0;
        case 'cancelled':
            return booking.status === 'cancelled';
        case 'upcoming':
        case 'past':
            return when === show;
    }
};
/** How many bookings there are of each state. */
export const countBookings = (bookings) => {
    const counts = { all: 0, attention: 0, upcoming: 0, past: 0, cancelled: 0 };
    for (const booking of bookings)
        for (const show of bookingsShown)
            if (isShown(booking, show))
                counts[show] += 1;
    return counts;
};
