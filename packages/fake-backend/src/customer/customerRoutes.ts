import { customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BankAccountRecord, CustomerRecord } from '../records/CustomerRecord.js'
import type { CustomerChanges, PassengerRecord } from '../records/PassengerRecord.js'
import { type ErrorEntry, problem, Refusal } from '../refusal/Refusal.js'
import { route, type Route } from '../routing/Route.js'
import type { World } from '../world/World.js'
import { additionalCustomerLinks, requireAdditional } from './additionalCustomers.js'
import { addressProblems, toAddressRecord } from './address.js'
import { answerProblems, nextAddressId, storeAnswers } from './answers.js'
import { changedPassport, passportProblems } from './passport.js'
import { changedPersonal, personalProblems } from './personalDetails.js'
import { requiredData } from './requiredData.js'
import { nameProblems } from './textProblems.js'

const additionalAnswer = ({ id, type, personal, address, passport }: PassengerRecord) => ({
  id,
  type,
  personal_details: personal,
  address,
  passport,
})

/** `/api/customer/:id` comes last, so that it does not match the other paths. */
export const customerRoutes: readonly Route[] = [
  route(customerEndpoints.getCustomer, ({ world, customer }) => ({
    customer: {
      ...additionalAnswer(customer),
      bank_account: maskedAccount(customer.bankAccount),
      client_credit_balances_list: customer.credit,
      additional_customers: additionalCustomerLinks(world, customer),
    },
  })),
  route(customerEndpoints.requiredData, ({ world, customer }) => ({ required_data: requiredData(world, customer) })),
  route(customerEndpoints.update, ({ world, customer, body }) => updateCustomer(world, customer, body)),
  route(customerEndpoints.getAdditional, ({ world, customer, param }) => ({
    customer: additionalAnswer(requireAdditional(world, customer, param('id'))),
  })),
  route(customerEndpoints.updateAdditional, ({ world, customer, param, body }) =>
    updateAdditional(world, customer, param('id'), body),
  ),
]

const updateCustomer = (world: World, customer: CustomerRecord, changes: CustomerChanges): void => {
  const { bank_account } = changes
  checkChanges(
    world,
    customer,
    changes,
    bank_account === undefined ? [] : bankAccountProblems(bank_account, customer.bankAccount),
  )
  applyChanges(world, customer, changes)
  if (bank_account === undefined) return
  customer.bankAccount = changedBankAccount(bank_account, customer.bankAccount)
  // Bank details were given or confirmed, so no booking asks for them any more.
  for (const booking of world.bookings) {
    if (booking.customerId !== customer.id) continue
    booking.requiresBankDetails = false
    booking.packageRequiresBankDetails = false
  }
}

const updateAdditional = (world: World, customer: CustomerRecord, id: string, changes: CustomerChanges): void => {
  const additional = requireAdditional(world, customer, id)
  const notHeld = problem('bankAccountNotHeld', 'Bank details are kept for the account holder alone.')
  checkChanges(world, additional, changes, changes.bank_account === undefined ? [] : [notHeld])
  applyChanges(world, additional, changes)
}

/**
 * Refuses with one error for each invalid field. `further` holds the errors of fields that additional customers do not
 * have.
 */
const checkChanges = (
  world: World,
  passenger: PassengerRecord,
  { personal_details, address, passport, required_data }: CustomerChanges,
  further: readonly ErrorEntry[],
): void => {
  const problems = [
    ...(personal_details === undefined
      ? []
      : personalProblems(passenger.personal, personal_details, world.clock.now())),
    ...(address === undefined ? [] : addressProblems(address)),
    ...(passport === undefined ? [] : passportProblems(passport, world.clock.now())),
    ...further,
    ...(required_data === undefined ? [] : answerProblems(world, passenger, required_data)),
  ]
  if (problems.length > 0) throw new Refusal(200, problems)
}

/** Names on bookings do not change. */
const applyChanges = (world: World, passenger: PassengerRecord, changes: CustomerChanges): void => {
  const { personal_details, address, passport, required_data } = changes
  if (personal_details !== undefined) passenger.personal = changedPersonal(passenger.personal, personal_details)
  if (address !== undefined) passenger.address = toAddressRecord(passenger.address?.id ?? nextAddressId(world), address)
  if (passport !== undefined) passenger.passport = changedPassport(passenger.passport, passport)
  if (required_data !== undefined) storeAnswers(world, passenger, required_data)
}

type BankAccountChange = NonNullable<CustomerChanges['bank_account']>

const maskOf = (number: string): string => `••••${number.slice(-4)}`

const maskedAccount = (account: BankAccountRecord | null): BankAccountRecord | null =>
  account === null ? null : { ...account, account_number: maskOf(account.account_number) }

/** The full account number: the stored one if its mask was sent back. Null if the value is invalid. */
const meantNumber = (sent: string, held: BankAccountRecord | null): string | null => {
  if (held !== null && sent === maskOf(held.account_number)) return held.account_number
  return /^\d{8}$/.test(sent) && /[1-9]/.test(sent) ? sent : null
}

const bankAccountProblems = (change: BankAccountChange, held: BankAccountRecord | null): readonly ErrorEntry[] => [
  ...nameProblems('account holder’s name', change.account_name),
  ...(/^\d{2}-\d{2}-\d{2}$/.test(change.sort_code) && !/^(00-00-00|99-99-99)$/.test(change.sort_code)
    ? []
    : [problem('invalidSortCode', 'Please enter the sort code as six digits in pairs, such as 12-34-56.')]),
  ...(meantNumber(change.account_number, held) === null
    ? [problem('invalidAccountNumber', 'Please enter the account number as eight digits.')]
    : []),
]

const changedBankAccount = (change: BankAccountChange, held: BankAccountRecord | null): BankAccountRecord => ({
  account_name: change.account_name,
  sort_code: change.sort_code,
  account_number: meantNumber(change.account_number, held) ?? '',
})
