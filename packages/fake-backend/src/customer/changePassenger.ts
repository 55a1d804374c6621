import { type ErrorEntry, Refusal } from '../refusal/Refusal.js'
import type { World } from '../world/World.js'
import { addressProblems, toAddressRecord } from './address.js'
import { answerProblems, nextAddressId, storeAnswers } from './answers.js'
import { changedPassport, passportProblems } from './passport.js'
import { changedPersonal, personalProblems } from './personalDetails.js'
import type { CustomerChanges, PassengerRecord } from '../records/PassengerRecord.js'

/**
 * Refuses with one error for each invalid field. `further` holds the errors of fields that additional customers do not
 * have.
 */
export const checkChanges = (
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
export const applyChanges = (world: World, passenger: PassengerRecord, changes: CustomerChanges): void => {
  const { personal_details, address, passport, required_data } = changes
  if (personal_details !== undefined) passenger.personal = changedPersonal(passenger.personal, personal_details)
  if (address !== undefined) passenger.address = toAddressRecord(passenger.address?.id ?? nextAddressId(world), address)
  if (passport !== undefined) passenger.passport = changedPassport(passenger.passport, passport)
  if (required_data !== undefined) storeAnswers(world, passenger, required_data)
}
