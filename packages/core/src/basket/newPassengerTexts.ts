import { longestName } from '../customer/details/fieldRules.js'
import type { NewPassengerField, NewPassengerFieldProblem } from './newPassengers.js'

const toPutRight: Readonly<Record<NewPassengerField, string>> = {
  firstName: 'Enter a first name',
  lastName: 'Enter a last name',
  email: 'Enter an email address in the form name@example.com',
  telephone: 'Enter a phone number of 7 to 15 digits, such as 020 7946 0018 or +44 20 7946 0018',
}

/** The fields of a new passenger, in every form. */
export const newPassengerTexts = {
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email address', telephone: 'Phone number' },
  problem: (field: NewPassengerField, problem: NewPassengerFieldProblem): string => {
    switch (problem) {
      case 'tooLong':
        return `Use no more than ${longestName} characters`
      case 'cardNumber':
        return 'This looks like a card number. Leave it out: card details belong in the card form alone'
      case 'missing':
      case 'invalid':
        return toPutRight[field]
    }
  },
} as const
