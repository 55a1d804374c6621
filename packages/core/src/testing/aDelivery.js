import { noCost } from '../money/Cost.js';
export const aDelivery = (changes = {}) => ({
    id: 'd1',
    name: 'E-tickets',
    type: 'eticket',
    status: 'orderPlaced',
    allocationId: null,
    address: null,
    trackingId: null,
    trackingUrl: null,
    downloads: [],
    ticketIds: [],
    cost: noCost,
    ...changes,
});
