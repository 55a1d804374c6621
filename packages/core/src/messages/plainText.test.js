import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.js';
describe('text to be searched', () => {
    it.each([
        ['Côte d’Ivoire', 'cote d ivoire'],
        ['Tromsø & Łódź', 'tromso and lodz'],
        ['  STRAẞE, 14/03 ', 'strasse 14 03'],
        ['Αθήνα', 'αθηνα'],
        ['…', ''],
    ])('%s reads "%s"', (text, plain) => {
        expect(plainText(text)).toBe(plain);
    });
});
