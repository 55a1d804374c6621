import { phoneProblem } from '../customer/details/fieldRules.js';
import { holdsCardNumber } from '../environment/cardNumbers.js';
import { newcomerFields } from '../catalogue/TicketSelection.js';
import { looksLikeEmail } from '../catalogue/looksLikeEmail.js';
export const noNameChange = { firstName: '', lastName: '', email: '', telephone: '' };
const isSame = (values, holder) => values.firstName.trim() === holder.firstName.trim() && values.lastName.trim() === holder.lastName.trim();
/** In the order of the form. `holder` is who holds the ticket now, null where nobody does: a fee for the same name is no use. */
export const nameChangeProblems = (values, holder) => {
    const isRequired = (field) => field === 'firstName' || field === 'lastName';
    const problems = newcomerFields.flatMap((field) => {
        const value = values[field].trim();
        if (value === '')
            return isRequired(field) ? [{ field, kind: 'missing' }] : [];
        if (field === 'telephone')
            return phoneProblem(value) === null ? [] : [{ field, kind: 'invalid' }];
        if (field === 'email' && !looksLikeEmail(value))
            return [{ field, kind: 'invalid' }];
        return holdsCardNumber(value) ? [{ field, kind: 'cardNumber' }] : [];
    });
    const isUnchanged = holder !== null && problems.every(({ kind }) => kind !== 'missing') && isSame(values, holder);
    return isUnchanged ? [{ field: 'firstName', kind: 'unchanged' }, ...problems] : problems;
};
/** What is sent; null while something has to be put right. */
export const toNameChange = (ticketId, values, holder) => nameChangeProblems(values, holder).length > 0
    ? null
    : {
        ticketId,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        telephone: values.telephone.trim(),
    };
