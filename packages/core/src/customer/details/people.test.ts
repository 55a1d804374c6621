import { isPossiblePhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { passengerFieldProblems } from '../../basket/newPassengers.js'
import { isEmailAddress } from '../../session/typedFields.js'
import { people, type Person, regions } from '../../../test/people.js'
import { addressForm } from './addressForm.js'
import { bankAccountForm, emergencyContactForm, passportForm, personalDetailsForm } from './profileForms.js'
import { questionsForm } from './questionsForm.js'

const english = new Intl.DisplayNames('en-GB', { type: 'region' })
const countries = regions.map((code, at) => ({ id: String(at), code, name: english.of(code) ?? code }))
const surroundings = { now: Date.UTC(2026, 5, 1), countries }

const questions = questionsForm(
  (['text', 'date'] as const).map((type) => ({
    handle: type,
    label: 'A question',
    type,
    required: true,
    options: [],
    answer: null,
  })),
)

/** What a person types, by form. */
const typedBy = ({ name: [firstName, lastName], phones, city, ...one }: Person) => ({
  personalDetails: { firstName, lastName, phone: phones[0], dateOfBirth: one.birth, gender: '' },
  address: {
    address1: `1 ${city}`,
    address2: '',
    address3: '',
    city,
    county: '',
    postcode: one.postcode,
    country: one.country,
  },
  emergencyContact: { fullName: `${firstName} ${lastName}`, telephone: phones[1] },
  passport: {
    firstName,
    middleNames: '',
    lastName,
    number: one.passport,
    expiryDate: one.expiry,
    nationality: one.country,
    issueCountry: one.country,
  },
  bankAccount: { accountName: `${firstName} ${lastName}`, sortCode: one.sortCode, accountNumber: one.account },
  questions: { text: city, date: one.birth },
  passenger: { firstName, lastName, email: one.email, telephone: phones[2] },
  signIn: { email: one.email },
})

type Typed = ReturnType<typeof typedBy>

const problemsOf = (typed: Typed): Record<keyof Typed, readonly { readonly field: string }[]> => ({
  personalDetails: personalDetailsForm.problems(typed.personalDetails, surroundings),
  address: addressForm.problems(typed.address, surroundings),
  emergencyContact: emergencyContactForm.problems(typed.emergencyContact, surroundings),
  passport: passportForm.problems(typed.passport, surroundings),
  bankAccount: bankAccountForm.problems(typed.bankAccount, surroundings),
  questions: questions.problems(typed.questions, surroundings),
  passenger: passengerFieldProblems(typed.passenger),
  signIn: isEmailAddress(typed.signIn.email) ? [] : [{ field: 'email' }],
})

describe('200 people of all regions', () => {
  it('are accepted by every form', () => {
    const refused = people.flatMap((person) =>
      Object.values(problemsOf(typedBy(person))).flatMap((problems) =>
        problems.map((problem) => ({ person, problem })),
      ),
    )
    expect([people.length, refused]).toEqual([200, []])
  })

  it('have a telephone number that is possible in their region, as it is sent', () => {
    const wrong = people.filter((person) => {
      const { personalDetails, emergencyContact } = typedBy(person)
      const sent = [
        personalDetailsForm.toChanges(personalDetails, surroundings)?.personalDetails?.phone,
        emergencyContactForm.toChanges(emergencyContact, surroundings)?.personalDetails?.emergencyContact?.telephone,
      ]
      return !sent.every((phone) => isPossiblePhoneNumber(phone?.replace(/^00/, '+') ?? '', person.code))
    })
    expect(wrong).toEqual([])
  })
})
