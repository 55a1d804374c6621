import { type Currency, type Minor, type Money, money, totalsBy } from '../money/Money.js'
import { type FieldsOf, unknownFields } from './personFields.js'

/** A country that the client offers in addresses. `code` is the back end's, and is never interpreted. */
export interface Country {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** Whom to call. Empty texts if there is nobody. */
export interface EmergencyContact extends FieldsOf<'emergencyContact'> {}

/** See behaviour/customer#1.3. */
export interface PersonalDetails extends FieldsOf<'name'>, FieldsOf<'details'> {
  readonly emergencyContact: EmergencyContact
}

/** See behaviour/customer#1.3. The country is an id, or empty. */
export interface Address extends FieldsOf<'address'> {
  readonly countryId: string
}

/** Countries are codes. All fields are unknown without a passport. */
export interface Passport extends FieldsOf<'passport'> {}

/** As the back end sends it: the account number is masked except for its last digits. */
export interface BankAccount extends FieldsOf<'bankAccount'> {}

const mask = (text: string, shown: number): string =>
  [...text].map((sign, at) => (/\d/.test(sign) && at < text.length - shown ? '•' : sign)).join('')

/** Shows only the last digits: ••-••-77 and ••••5678. */
export const maskedBankAccount = ({ accountName, sortCode, accountNumber }: BankAccount): BankAccount => ({
  accountName,
  sortCode: mask(sortCode, 2),
  accountNumber: mask(accountNumber, 4),
})

/** One of `client_credit_balances_list` (behaviour/customer#1.3). */
export interface CreditBalance {
  readonly id: string
  readonly name: string
  readonly value: Minor
  readonly currency: Currency
  readonly isoCode: string
}

/** The details that the customer and an additional customer share. */
export interface Passenger {
  readonly id: string
  readonly personalDetails: PersonalDetails
  readonly address: Address
  readonly passport: Passport
}

/** An additional customer is found through a booking of theirs (behaviour/customer#1.3). */
export interface AdditionalCustomerLink {
  readonly customerId: string
  readonly bookingRef: string
}

/** The signed-in customer, with bank account, credit and additional customers. */
export interface Customer extends Passenger {
  readonly bankAccount: BankAccount | null
  readonly credit: readonly CreditBalance[]
  readonly additionalCustomers: readonly AdditionalCustomerLink[]
}

/** Stands for an address that the back end did not send. */
export const noAddress: Address = { ...unknownFields('address'), countryId: '' }

/**
 * A total for each currency, in the order in which they first appear (behaviour/money#d3.3). The ISO code identifies
 * the currency, because several currencies share a symbol. A total of zero is omitted.
 */
export const creditTotals = (balances: readonly CreditBalance[]): readonly Money[] => {
  const amounts = balances.map(({ isoCode, value, currency }) => ({ isoCode, ...money(value, currency) }))
  return totalsBy(amounts, ({ isoCode }) => isoCode).filter(({ amount }) => amount !== 0)
}

/** The answer to a question of the mandatory information, by the kind of its field. */
export type AnswerValue = string | boolean | Address

export interface QuestionOption {
  readonly value: string
  readonly label: string
}

/** See behaviour/customer#d1.9. A question of unknown type is answered with text. */
export interface Question {
  readonly handle: string
  readonly label: string
  readonly type: 'text' | 'date' | 'select' | 'boolean' | 'address'
  readonly required: boolean
  readonly options: readonly QuestionOption[]
  /** Null while unanswered. */
  readonly answer: AnswerValue | null
}

/** The questions of each passenger, by customer id. */
export type RequiredData = Readonly<Record<string, readonly Question[]>>

/** Answers by handle. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** Required questions that have no answer yet. */
export const openQuestions = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ required, answer }) => required && (answer === null || answer === ''))

/** The name of a country by its id; empty if the id is not in the list. */
export const countryOfId = (countries: readonly Country[], id: string): string =>
  countries.find((country) => country.id === id)?.name ?? ''

/** In the order of an envelope. */
const linesOf = (address: Address): FieldsOf<'address'> => ({
  address1: address.address1,
  address2: address.address2,
  address3: address.address3,
  city: address.city,
  county: address.county,
  postcode: address.postcode,
})

/** An address as written on an envelope. */
export const addressLines = (address: Address, countries: readonly Country[]): readonly string[] =>
  [...Object.values(linesOf(address)), countryOfId(countries, address.countryId)].filter((line) => line.trim() !== '')
