import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOwnPath } from './Navigation.js';
import { paths } from './paths.js';
const ofBooking = [paths.booking, paths.tickets, paths.basket, paths.checkout];
describe('the routes', () => {
    it.each([
        [paths.bookings, '/'],
        [paths.login, '/login'],
        [paths.resetPassword, '/resetpassword'],
        [paths.changePassword, '/changepassword'],
        [paths.error, '/error'],
        [paths.unauthorised, '/unauthorised'],
        [paths.notFound, '/404'],
        [paths.profile, '/profile'],
        [paths.booking('SUN1001'), '/booking/SUN1001'],
        [paths.tickets('SUN1001'), '/booking/SUN1001/tickets'],
        [paths.basket('SUN1001'), '/booking/SUN1001/cart'],
        [paths.checkout('SUN1001'), '/booking/SUN1001/checkout'],
    ])('has %s where the specification has it', (path, expected) => {
        expect(path).toBe(expected);
    });
    it('keeps a booking reference in its own segment, whatever it holds', () => {
        expect(paths.booking('a/b?c#d\\e')).toBe('/booking/a%2Fb%3Fc%23d%5Ce');
        fc.assert(fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (reference) => {
            for (const path of ofBooking) {
                expect(toOwnPath(path(reference))).not.toBeNull();
                expect(decodeURIComponent(path(reference).split('/')[2] ?? '')).toBe(reference);
            }
        }));
    });
});
