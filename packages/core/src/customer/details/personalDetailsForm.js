import { gather } from './DetailsForm.js';
import { birthProblem, nameProblem, phoneProblem } from './fieldRules.js';
import { toIsoDate, toTypedDate } from './typedDate.js';
export const personalValues = (details) => ({
    firstName: details.firstName,
    lastName: details.lastName,
    gender: details.gender,
    phone: details.phone,
    dateOfBirth: toTypedDate(details.dateOfBirth),
});
export const personalDetailsForm = {
    problems: (values, { now }) => gather({
        firstName: nameProblem(values.firstName, 'firstNameMissing'),
        lastName: nameProblem(values.lastName, 'lastNameMissing'),
        dateOfBirth: birthProblem(values.dateOfBirth, now),
        phone: phoneProblem(values.phone),
    }),
    toChanges: (values) => ({
        personalDetails: {
            firstName: values.firstName.trim(),
            lastName: values.lastName.trim(),
            gender: values.gender,
            phone: values.phone.trim(),
            dateOfBirth: toIsoDate(values.dateOfBirth),
        },
    }),
};
