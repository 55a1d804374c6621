import { gather } from './DetailsForm.js';
import { isBlank, nameProblem, phoneProblem } from './fieldRules.js';
export const emergencyValues = ({ fullName, telephone }) => ({ fullName, telephone });
export const isNobody = ({ fullName, telephone }) => isBlank(fullName) && isBlank(telephone);
/** Nobody at all can be saved: the contact is taken back. A name without a number helps nobody. */
export const emergencyContactForm = {
    problems: ({ fullName, telephone }) => isNobody({ fullName, telephone })
        ? []
        : gather({
            fullName: nameProblem(fullName, 'fullNameMissing'),
            telephone: isBlank(telephone) ? 'phoneMissing' : phoneProblem(telephone),
        }),
    toChanges: ({ fullName, telephone }) => ({
        personalDetails: { emergencyContact: { fullName: fullName.trim(), telephone: telephone.trim() } },
    }),
};
