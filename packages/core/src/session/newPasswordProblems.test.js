import { expect, it } from 'vitest';
import { newPasswordProblems } from './newPasswordProblems.js';
it.each([
    ['Passw0rd', 'Passw0rd', false, false],
    ['Passw0r', 'Passw0r', true, false],
    ['Passw0rd', 'passw0rd', false, true],
    [' Passw0rd ', 'Passw0rd', false, false],
    ['Passw0    ', 'Passw0    ', true, false],
    ['', '', true, false],
])('%j and %j', (password, again, tooShort, different) => {
    expect(newPasswordProblems(password, again)).toEqual({ password: tooShort, repeat: different });
});
