import { countryNamed, countryOfCode } from './countries.js';
import { gather } from './DetailsForm.js';
import { dateProblem, isBlank, lengthProblem, nameProblem, textProblem } from './fieldRules.js';
import { toIsoDate, toTypedDate } from './typedDate.js';
export const passportValues = (passport, countries) => ({
    number: passport.number,
    expiryDate: toTypedDate(passport.expiryDate),
    nationality: countryOfCode(countries, passport.nationality),
    firstName: passport.firstName,
    middleNames: passport.middleNames,
    lastName: passport.lastName,
    issueCountry: countryOfCode(countries, passport.issueCountry),
});
const countryProblem = (typed, countries) => isBlank(typed) || countryNamed(countries, typed) !== undefined ? null : 'countryUnknown';
export const isEmptyPassport = (passport) => Object.values(passport).every((value) => value === null || isBlank(value));
export const passportForm = {
    problems: (values, { countries }) => 
    // No passport at all takes it back.
    Object.values(values).every(isBlank)
        ? []
        : gather({
            firstName: nameProblem(values.firstName, 'firstNameMissing'),
            middleNames: textProblem(values.middleNames),
            lastName: nameProblem(values.lastName, 'lastNameMissing'),
            number: isBlank(values.number) ? 'passportNumberMissing' : lengthProblem(values.number),
            expiryDate: dateProblem(values.expiryDate),
            nationality: countryProblem(values.nationality, countries),
            issueCountry: countryProblem(values.issueCountry, countries),
        }),
    toChanges: (values, { countries }) => ({
        passport: {
            number: values.number.trim(),
            expiryDate: toIsoDate(values.expiryDate),
            nationality: countryNamed(countries, values.nationality)?.code ?? '',
            firstName: values.firstName.trim(),
            middleNames: values.middleNames.trim(),
            lastName: values.lastName.trim(),
            issueCountry: countryNamed(countries, values.issueCountry)?.code ?? '',
        },
    }),
};
