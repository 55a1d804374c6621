import { describe, expect, it } from 'vitest';
import { aSummary } from '../../testing/aBooking.js';
import { failedAt } from '../../failure/Failure.js';
import { networkFailure } from '../../failure/ApiFailure.js';
import { deliveryBookings } from './deliveryBookings.js';
import { questionsOf } from './questionsOf.js';
import { travellersByBooking } from './travellersByBooking.js';
import { wasSaved } from './wasSaved.js';
describe('additional travellers', () => {
    it('are grouped by booking, each listed once', () => {
        const links = [
            { customerId: '1', bookingRef: 'A' },
            { customerId: '2', bookingRef: 'A' },
            { customerId: '2', bookingRef: 'B' },
            { customerId: '3', bookingRef: 'B' },
            { customerId: '1', bookingRef: 'C' },
        ];
        expect(travellersByBooking(links)).toEqual([
            { bookingRef: 'A', customerIds: ['1', '2'] },
            { bookingRef: 'B', customerIds: ['3'] },
        ]);
    });
});
describe('the questions of a trip', () => {
    const question = { handle: 'x', label: 'x', type: 'text', required: true, options: [], answer: null };
    const customer = {
        id: '1',
        additionalCustomers: [
            { customerId: '2', bookingRef: 'A' },
            { customerId: '2', bookingRef: 'B' },
            { customerId: '3', bookingRef: 'B' },
        ],
    };
    it('are the customer’s own, and those of each fellow traveller once', () => {
        expect(questionsOf({ 1: [question], 2: [question], 3: [], 9: [question] }, customer)).toEqual({
            own: [question],
            others: [{ customerId: '2', bookingRef: 'A', questions: [question] }],
            any: true,
        });
        expect(questionsOf(null, customer).any).toBe(false);
        expect(questionsOf({ 9: [question] }, customer).any).toBe(false);
    });
});
describe('a new address', () => {
    it('is offered to the upcoming bookings that are not cancelled', () => {
        const booking = (reference, status) => ({ ...aSummary(reference), status });
        const list = { upcoming: [booking('A', 'completed'), booking('B', 'cancelled')], past: [booking('C', 'completed')] };
        expect(deliveryBookings(list)).toEqual(['A']);
        expect(deliveryBookings(null)).toEqual([]);
    });
});
describe('a change whose reading again failed', () => {
    it('was saved all the same', () => {
        expect(wasSaved(failedAt('getCustomer')(networkFailure))).toBe(true);
        expect(wasSaved(failedAt('updateCustomer')(networkFailure))).toBe(false);
    });
});
