import { problem } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { requireAdditional } from './additionalCustomers.js'
import { bankAccountProblems, changedBankAccount } from './bankAccount.js'
import { applyChanges, checkChanges } from './changePassenger.js'
import type { CustomerRecord } from '../records/CustomerRecord.js'
import type { CustomerChanges } from '../records/PassengerRecord.js'

export const updateCustomer = (world: World, customer: CustomerRecord, changes: CustomerChanges): void => {
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

export const updateAdditional = (
  world: World,
  customer: CustomerRecord,
  id: string,
  changes: CustomerChanges,
): void => {
  const additional = requireAdditional(world, customer, id)
  const notHeld = problem('bankAccountNotHeld', 'Bank details are kept for the account holder alone.')
  checkChanges(world, additional, changes, changes.bank_account === undefined ? [] : [notHeld])
  applyChanges(world, additional, changes)
}
