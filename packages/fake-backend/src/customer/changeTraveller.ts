import { type ErrorEntry, Refusal } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { addressProblems, toAddressRecord } from './address.js'
import { answerProblems, nextAddressId, storeAnswers } from './answers.js'
import { changedPassport, passportProblems } from './passport.js'
import { changedPersonal, personalProblems } from './personalDetails.js'
import type { CustomerChanges, AdditionalCustomerRecord } from '../records/TravellerRecord.js'

/**
 * Refuses with one error for each invalid field. `further` holds the errors of fields that additional customers do not
 * have.
 */
export const checkChanges = (
  world: World,
  traveller: AdditionalCustomerRecord,
  { personal_details, address, passport, required_data }: CustomerChanges,
  further: readonly ErrorEntry[],
): void => {
  const problems = [
    ...(personal_details === undefined ? [] : personalProblems(personal_details, world.clock.now())),
    ...(address === undefined ? [] : addressProblems(address)),
    ...(passport === undefined ? [] : passportProblems(passport, world.clock.now())),
    ...further,
    ...(required_data === undefined ? [] : answerProblems(world, traveller, required_data)),
  ]
  if (problems.length > 0) throw new Refusal(200, problems)
}

/** Names on bookings do not change. */
export const applyChanges = (world: World, traveller: AdditionalCustomerRecord, changes: CustomerChanges): void => {
  const { personal_details, address, passport, required_data } = changes
  if (personal_details !== undefined) traveller.personal = changedPersonal(traveller.personal, personal_details)
  if (address !== undefined) traveller.address = toAddressRecord(traveller.address?.id ?? nextAddressId(world), address)
  if (passport !== undefined) traveller.passport = changedPassport(traveller.passport, passport)
  if (required_data !== undefined) storeAnswers(world, traveller, required_data)
}
