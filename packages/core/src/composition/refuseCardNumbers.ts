import { left, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BasketApi } from '../basket/BasketApi.js'
import type { Address } from '../domain/Customer.js'
import type { CustomerApi, CustomerChanges } from '../customer/CustomerApi.js'
import type { DeliveryApi } from '../delivery/DeliveryApi.js'
import { holdsCardNumber } from '../environment/cardNumbers.js'
import { type ApiFailure, serverFailure } from '../failure/Failure.js'

// The forms refuse such a text at its field. This check covers a script, or a screen whose form lacks the check: no
// request is sent.

type Texts = readonly (string | undefined)[]

const ofAddress = (address: Address | undefined): Texts =>
  address === undefined
    ? []
    : [address.address1, address.address2, address.address3, address.city, address.county, address.postcode]

const ofChanges = ({ personalDetails, address, passport, bankAccount, requiredData = {} }: CustomerChanges): Texts => [
  personalDetails?.firstName,
  personalDetails?.lastName,
  personalDetails?.emergencyContact?.fullName,
  ...ofAddress(address),
  passport?.firstName,
  passport?.middleNames,
  passport?.lastName,
  bankAccount?.accountName,
  ...Object.values(requiredData).flatMap((answer) =>
    typeof answer === 'object' ? ofAddress(answer) : typeof answer === 'string' ? [answer] : [],
  ),
]

/** `message` is the text for the customer. */
export const refuseCardNumbers = (message: string) => {
  const refused: Either<ApiFailure, never> = left(serverFailure([{ code: null, message }]))
  const unlessIn = (texts: Texts, send: () => TaskEither<ApiFailure, void>): TaskEither<ApiFailure, void> =>
    texts.some((text) => text !== undefined && holdsCardNumber(text)) ? async () => refused : send()
  return {
    customer: (api: CustomerApi): CustomerApi => ({
      ...api,
      update: (changes, context) => unlessIn(ofChanges(changes), () => api.update(changes, context)),
      updateAdditional: (id, changes, context) =>
        unlessIn(ofChanges(changes), () => api.updateAdditional(id, changes, context)),
    }),
    delivery: (api: DeliveryApi): DeliveryApi => ({
      updateAddress: (bookingRef, allocationId, address, context) =>
        unlessIn(ofAddress(address), () => api.updateAddress(bookingRef, allocationId, address, context)),
    }),
    basket: (api: BasketApi): BasketApi => ({
      ...api,
      addPassengers: (bookingRef, passengers, context) =>
        unlessIn(
          passengers.flatMap(({ firstName, lastName, email }) => [firstName, lastName, email]),
          () => api.addPassengers(bookingRef, passengers, context),
        ),
      addNameChange: (bookingRef, change, context) =>
        unlessIn([change.firstName, change.lastName, change.email], () =>
          api.addNameChange(bookingRef, change, context),
        ),
      addRoomExtras: (bookingRef, accommodationId, extras, context) =>
        unlessIn(
          extras.map(({ otherInformation }) => otherInformation),
          () => api.addRoomExtras(bookingRef, accommodationId, extras, context),
        ),
    }),
  }
}
