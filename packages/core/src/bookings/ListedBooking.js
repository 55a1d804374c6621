import { attentionOf, pastAttentionOf } from './attentionOf.js';
/** Upcoming first, each in its order (specification 1, §1). */
export const listedBookings = ({ upcoming, past }) => [
    ...upcoming.map((booking) => ({ booking, when: 'upcoming', attention: attentionOf(booking) })),
    ...past.map((booking) => ({ booking, when: 'past', attention: pastAttentionOf(booking) })),
];
