import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passengerFieldProblems } from '../../basket/newPassengers.js'
import { texts } from '../../composition/texts.js'
import { isEmailAddress } from '../../session/typedFields.js'
import { people, type Person, regions } from '../../../test/people.js'
import german from '../../texts/de/account/details.js'
import germanTickets from '../../texts/de/shopping/basket.js'
import germanSignIn from '../../texts/de/account/visitor.js'
import spanish from '../../texts/es/account/details.js'
import spanishTickets from '../../texts/es/shopping/basket.js'
import spanishSignIn from '../../texts/es/account/visitor.js'
import { addressForm } from './addressForm.js'
import type { FieldProblem } from './fieldRules.js'
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
})

const unseen = fc.stringMatching(/^[\u200B\u202A\u061C ]{0,5}$/)
const noLetters = fc.stringMatching(/^[\d.!?-]{1,12}$/)
const tooLong = fc.stringMatching(/^[a-z]{81,99}$/)
const withCard = fc.constantFrom('4242 4242 4242 4242', 'Ana 5555-5555-5555-4444', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢')
const onlyOne = fc.oneof(noLetters, tooLong, withCard)
const name = fc.oneof(onlyOne, unseen)
/** Too short, too long, with letters, or with a plus inside. */
const phone = fc.oneof(
  fc.stringMatching(/^[0-9]{1,6}$/),
  fc.stringMatching(/^[1-9]{16,20}$/),
  fc.stringMatching(/^[0-9]{4}[a-z]{3}[0-9]{4}$/),
  fc.stringMatching(/^[0-9]{5}\+[0-9]{5}$/),
)
const notADate = fc.oneof(
  fc.constantFrom('31/4/1987', '29/2/1987', '30/2/2000', '0/1/1987', '32/1/1987', '1/13/1987', '1/1/87', '1//1987'),
  fc.stringMatching(/^[a-z]{1,3}\/\d\/19\d\d$/),
)
const dayBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`)
const birth = fc.oneof(
  notADate,
  // `now` is 1 June 2026 at midnight in UTC, which is 31 May in some zones.
  dayBetween('2026-06-02', '2126-01-01'),
  dayBetween('1000-01-01', '1899-12-31'),
)
const expiry = fc.oneof(notADate, dayBetween('1987-01-01', '2026-05-30'), dayBetween('2047-01-01', '2200-01-01'))
const country = fc.oneof(fc.stringMatching(/^[qxz]{3,12}$/), unseen)
const email = fc.stringMatching(/^[a-z]{1,5}(@|@@| @[a-z]+|@[a-z]+|@\.[a-z]+)$/)

/** For a person in Germany. Each field is drawn alike often. */
const drawn: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'personalDetails.firstName': onlyOne,
  'personalDetails.lastName': onlyOne,
  'personalDetails.phone': phone,
  'personalDetails.dateOfBirth': birth,
  'address.address1': fc.oneof(unseen, tooLong, withCard),
  'address.city': fc.oneof(unseen, tooLong, withCard),
  'address.postcode': fc.oneof(
    unseen,
    fc.stringMatching(/^\d{1,4}$/),
    fc.stringMatching(/^\d{6,9}$/),
    fc.stringMatching(/^[B-Z][A-Z]? ?\d{4}$/),
    fc.stringMatching(/^[ABCF-Z]-\d{5}$/),
  ),
  'address.country': country,
  'emergencyContact.fullName': name,
  'emergencyContact.telephone': fc.oneof(phone, unseen),
  'passport.number': fc.oneof(
    unseen,
    fc.stringMatching(/^[A-Z\d]{1,4}$/),
    fc.stringMatching(/^[A-Z\d]{21,30}$/),
    fc.stringMatching(/^[A-Z]{2}[!?#]\d{6}$/),
  ),
  'passport.expiryDate': expiry,
  'passport.nationality': fc.stringMatching(/^[qxz]{3,12}$/),
  'bankAccount.accountName': name,
  'bankAccount.sortCode': fc.oneof(
    unseen,
    fc.stringMatching(/^\d{1,5}$/),
    fc.stringMatching(/^\d{7,9}$/),
    fc.stringMatching(/^[a-z]{2}-\d{2}-\d{2}$/),
    fc.constantFrom('000000', '99-99-99'),
  ),
  'bankAccount.accountNumber': fc.oneof(
    unseen,
    fc.stringMatching(/^\d{1,7}$/),
    fc.stringMatching(/^\d{9,12}$/),
    fc.stringMatching(/^[A-Z]{2}\d{6}$/),
    fc.constant('00000000'),
  ),
  'questions.text': fc.oneof(unseen, withCard, fc.stringMatching(/^[a-z]{501}$/)),
  'questions.date': fc.oneof(notADate, dayBetween('1000-01-01', '1899-12-31'), dayBetween('2101-01-01', '2900-01-01')),
  'passenger.firstName': onlyOne,
  'passenger.telephone': phone,
  'passenger.email': email,
  'signIn.email': fc.oneof(email, unseen, fc.stringMatching(/^mailto:\?[a-z]+$/)),
}

const inputs = Object.entries(drawn).flatMap(([place, arbitrary]) => {
  const [form = '', field = ''] = place.split('.')
  return fc.sample(arbitrary, { numRuns: 10, seed: 44 }).map((typed) => ({ place, form, field, typed }))
})

const profileWords = [texts, german, spanish].map(({ screen }) => screen.profile.problems)
const passengerWords = [texts, germanTickets, spanishTickets].map(({ screen }) => screen.tickets.newPassengerFields)
const signInWords = [texts, germanSignIn, spanishSignIn].map(({ screen }) => screen.session)

/** The words at a field, in each language. */
const wordsAt = (form: string, problem: Readonly<Record<string, string>>): readonly string[] => {
  if (form === 'signIn') return signInWords.map(({ emailInvalid }) => emailInvalid)
  if (form === 'passenger')
    return passengerWords.map((words) => words.problem(problem['field'] as 'email', problem['problem'] as 'invalid'))
  return profileWords.map(({ answerMissing, ...words }) => {
    const { kind } = problem as unknown as FieldProblem
    return kind === 'answerMissing' ? answerMissing('A question') : words[kind]
  })
}

describe('what no form accepts', () => {
  const [somebody] = people
  if (somebody === undefined) throw new Error('Nobody was drawn')
  const good: Typed = typedBy({ ...somebody, name: ['Ana', ''], code: 'DE', postcode: '10115', country: 'Germany' })

  it.each(inputs)('has words at its field: $place, $typed', ({ form, field, typed }) => {
    const values = { ...good[form as keyof Typed], [field]: typed }
    const problems = problemsOf({ ...good, [form]: values })[form as keyof Typed]
    expect(problems.map((one) => one.field)).toEqual([field])
    for (const problem of problems) {
      const words = wordsAt(form, problem as unknown as Record<string, string>)
      expect(words.filter((text) => /\p{L}+ \p{L}+/u.test(text))).toHaveLength(3)
    }
  })
})
