import { gather } from './DetailsForm.js';
import { nameProblem } from './fieldRules.js';
/** Account numbers are typed anew: what is stored is known by its last digits only. */
export const bankValues = (account) => ({
    accountName: account?.accountName ?? '',
    sortCode: '',
    accountNumber: '',
});
const dashes = /[\s\p{Pd}]/gu;
/** NN-NN-NN from six digits, typed with dashes, spaces or neither; null where they are not six. */
export const toSortCode = (typed) => {
    const digits = typed.replace(dashes, '');
    return /^\d{6}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}` : null;
};
/** Eight digits, spaces aside. */
export const toAccountNumber = (typed) => {
    const digits = typed.replace(/\s/g, '');
    return /^\d{8}$/.test(digits) ? digits : null;
};
export const bankAccountForm = {
    problems: ({ accountName, sortCode, accountNumber }) => gather({
        accountName: nameProblem(accountName, 'accountNameMissing'),
        sortCode: toSortCode(sortCode) === null ? 'sortCodeInvalid' : null,
        accountNumber: toAccountNumber(accountNumber) === null ? 'accountNumberInvalid' : null,
    }),
    toChanges: ({ accountName, sortCode, accountNumber }) => ({
        bankAccount: {
            accountName: accountName.trim(),
            sortCode: toSortCode(sortCode) ?? '',
            accountNumber: toAccountNumber(accountNumber) ?? '',
        },
    }),
};
const mask = (text, shown) => [...text].map((sign, at) => (/\d/.test(sign) && at < text.length - shown ? '•' : sign)).join('');
/** Only its last digits are ever shown: ••-••-77 and ••••5678. */
export const maskedBankAccount = ({ accountName, sortCode, accountNumber }) => ({
    accountName,
    sortCode: mask(sortCode, 2),
    accountNumber: mask(accountNumber, 4),
});
