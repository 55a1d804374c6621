import { left } from 'fp-ts/lib/Either.js'
import { type FieldKind, personFields, type PersonSection } from '../domain/personFields.js'
import type { Operation } from '../failure/Failure.js'
import type { RefuseCardNumbers } from '../failure/refuseCardNumbers.js'
import { type FailedUpdate, failedUpdate, type UpdateDeps } from '../messages/update.js'
import type { CustomerChanges } from './CustomerApi.js'

const freeTexts = (section: PersonSection, values: object | undefined): readonly string[] => {
  const kinds: Readonly<Record<string, FieldKind>> = personFields[section]
  return Object.entries<unknown>({ ...values }).flatMap(([field, value]) =>
    kinds[field] === 'freeText' && typeof value === 'string' ? [value] : [],
  )
}

const ofChanges = ({ personalDetails, address, passport, bankAccount, requiredData = {} }: CustomerChanges) => [
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

export interface RefusingDeps extends Pick<UpdateDeps, 'onFailure'> {
  readonly refuseCardNumbers: RefuseCardNumbers
}

/** Shows that the changes hold a card number. Null if they may be sent. */
export const refusedChanges = (
  deps: RefusingDeps,
  operation: Operation,
  changes: CustomerChanges,
): FailedUpdate | null => {
  const refusal = deps.refuseCardNumbers(ofChanges(changes))
  const failed = refusal && failedUpdate(deps, operation, [left(refusal)])
  return failed && { ...failed, unsent: true }
}
