import { describe, expect, it } from 'vitest';
import { texts } from '../messages/texts.js';
import { visitorTexts } from '../messages/visitorTexts.js';
import { paymentCodes } from '../payment/paymentCodes.js';
import { entryOfCode, entryOfOperation } from './errorCatalogue.js';
import { operations } from './Operation.js';
import { severityRank } from './Severity.js';
const textOf = (code) => entryOfCode(code).message?.(texts) ?? '';
describe('the severities', () => {
    it('rank fatal 4, error 3, warning 2, info 1', () => {
        expect(severityRank).toEqual({ fatal: 4, error: 3, warning: 2, info: 1 });
    });
});
describe('the payment codes', () => {
    it.each(Object.entries(paymentCodes))('%s has the text of its table once that is loaded', (code, { text }) => {
        expect(textOf(code)).toBe(text);
        expect(entryOfCode(code).message?.(visitorTexts)).toBe(texts.failure.unknown);
    });
    it('are fatal, as every code is that nobody knows, unless their own table says otherwise', () => {
        expect(entryOfCode('16000301').severity).toBe('fatal');
        expect(entryOfCode('toString')).toMatchObject({ severity: 'fatal' });
        expect(textOf('toString')).toBe(texts.failure.unknown);
    });
});
describe('the refusals inside a booking', () => {
    const codes = Object.keys(texts.refusal);
    it.each(codes)('%s says what to do, and can be mended', (code) => {
        expect(entryOfCode(code).severity).toBe('error');
        expect(textOf(code)).toBe(new Map(Object.entries(texts.refusal)).get(code));
    });
    it('say what is generic before their words are loaded', () => {
        expect(entryOfCode('50008010').message?.(visitorTexts)).toBe(texts.failure.unknown);
    });
    it('are no others', () => {
        expect(entryOfCode('50008999').severity).toBe('fatal');
        expect(entryOfCode('00021 13').severity).toBe('fatal');
    });
});
describe('the operations', () => {
    it.each(operations)('%s has something to say', (operation) => {
        expect(entryOfOperation(operation).message?.(texts)).toMatch(/^.{15,}$/);
        expect(entryOfOperation(operation).revokeAuth).toBeUndefined();
    });
    it.each([
        ['logout', 'fatal', undefined],
        ['authenticationCheck', 'fatal', undefined],
        ['getCustomer', 'fatal', undefined],
        ['login', 'fatal', undefined],
        ['getBooking', 'fatal', '/'],
        ['getBookings', 'fatal', undefined],
        ['genders', 'fatal', '/profile'],
        ['countries', 'fatal', '/profile'],
        ['clientConfig', 'fatal', undefined],
        ['clientId', 'fatal', undefined],
        ['createBasket', 'fatal', undefined],
        ['getBasket', 'fatal', undefined],
        ['addTickets', 'fatal', undefined],
        ['removeItems', 'fatal', undefined],
        ['tickets', 'fatal', undefined],
        ['ticketsAvailability', 'fatal', undefined],
        ['completeBasket', 'error', undefined],
        ['payment', 'error', undefined],
        ['paymentPlan', 'error', undefined],
        ['emptyPayments', 'fatal', undefined],
        ['projection', 'fatal', undefined],
    ])('%s is %s and leads where the specification says', (operation, severity, redirect) => {
        expect(entryOfOperation(operation).severity).toBe(severity);
        expect(entryOfOperation(operation).redirectPath).toBe(redirect);
    });
    it('has the literal texts of the specification', () => {
        expect(entryOfOperation('clientConfig').message?.(texts)).toBe('Initialisation failed');
        expect(entryOfOperation('clientId').message?.(texts)).toBe('Initialisation failed');
        expect(entryOfOperation('payment').message?.(texts)).toBe('Payment failed. Please try again.');
    });
});
