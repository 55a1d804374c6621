import { phoneProblem } from '../customer/details/fieldRules.js';
import { holdsCardNumber } from '../environment/cardNumbers.js';
import { looksLikeEmail } from './looksLikeEmail.js';
import { mostOf, stillOnSale, typesOnSale } from './selectionTotals.js';
import { newcomerFields, newcomersInUse, quantityOf } from './TicketSelection.js';
/** What has to be put right of passengers who are typed in, at most one thing of each field. */
export const newcomerProblems = (drafts) => drafts.flatMap((draft) => newcomerFields.flatMap((field) => fieldProblem(draft.key, field, draft[field].trim())));
const fieldProblem = (newcomerKey, field, value) => {
    switch (field) {
        case 'telephone':
            return phoneProblem(value) === null ? [] : [{ kind: 'phoneInvalid', newcomerKey, field }];
        case 'email':
            if (value !== '' && !looksLikeEmail(value))
                return [{ kind: 'emailInvalid', newcomerKey, field }];
            break;
        case 'firstName':
        case 'lastName':
            if (value === '')
                return [{ kind: 'nameMissing', newcomerKey, field }];
    }
    return holdsCardNumber(value) ? [{ kind: 'cardNumber', newcomerKey, field }] : [];
};
export const selectionProblems = (chosen, events) => {
    const selection = stillOnSale(chosen, events);
    return [
        ...typesOnSale(events).flatMap((type) => quantityOf(selection, type.id) > mostOf(type)
            ? [{ kind: 'tooMany', ticketTypeId: type.id, available: mostOf(type) }]
            : []),
        ...selection.tickets.flatMap(({ key, passenger }) => passenger.kind === 'open' ? [{ kind: 'passengerOpen', ticketKey: key }] : []),
        ...newcomerProblems(newcomersInUse(selection)),
    ];
};
/** The problem of one field of a newcomer, if any. */
export const problemOfField = (problems, key, field) => problems.find((problem) => 'newcomerKey' in problem && problem.newcomerKey === key && problem.field === field);
