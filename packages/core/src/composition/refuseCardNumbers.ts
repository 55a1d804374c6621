import { left, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BasketApi } from '../basket/BasketApi.js'
import { type FieldKind, personFields, type PersonSection } from '../domain/personFields.js'
import type { CustomerApi, CustomerChanges } from '../customer/CustomerApi.js'
import type { DeliveryApi } from '../customer/deliveryAddresses.js'
import { holdsCardNumber } from '../environment/cardNumbers.js'
import { type ApiFailure, serverFailure } from '../failure/Failure.js'

// The forms refuse such a text at its field. This check covers a script, or a screen whose form lacks the check: no
// request is sent.

type Texts = readonly (string | undefined)[]

const freeTexts = (section: PersonSection, values: object | undefined): Texts => {
  const kinds: Readonly<Record<string, FieldKind>> = personFields[section]
  return Object.entries<unknown>({ ...values }).flatMap(([field, value]) =>
    kinds[field] === 'freeText' && typeof value === 'string' ? [value] : [],
  )
}

const ofChanges = ({ personalDetails, address, passport, bankAccount, requiredData = {} }: CustomerChanges): Texts => [
  ...freeTexts('name', personalDetails),
  ...freeTexts('details', personalDetails),
  ...freeTexts('emergencyContact', personalDetails?.emergencyContact),
  ...freeTexts('address', address),
  ...freeTexts('passport', passport),
  ...freeTexts('bankAccount', bankAccount),
  ...Object.values(requiredData).flatMap((answer) =>
    typeof answer === 'object' ? freeTexts('address', answer) : typeof answer === 'string' ? [answer] : [],
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
        unlessIn(freeTexts('address', address), () => api.updateAddress(bookingRef, allocationId, address, context)),
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
