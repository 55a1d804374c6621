import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CallContext } from '../environment/CallContext.js'
import type { ApiFailure } from '../failure/Failure.js'
import type {
  Address,
  Answers,
  BankAccount,
  Customer,
  Passport,
  PersonalDetails,
  RequiredData,
  Passenger,
} from '../domain/Customer.js'

/** The changes: each section as a whole, or left out. */
export interface CustomerChanges {
  readonly personalDetails?: Partial<PersonalDetails>
  readonly address?: Address
  readonly passport?: Passport
  readonly bankAccount?: BankAccount
  readonly requiredData?: Answers
}

/** The calls about the signed-in customer. They end in a failure and never reject. */
export interface CustomerApi {
  /** GET /api/customer */
  readonly get: (context: CallContext) => TaskEither<ApiFailure, Customer>
  /** GET /api/customer/requireddata */
  readonly requiredData: (context: CallContext) => TaskEither<ApiFailure, RequiredData>
  /** PUT /api/customer/update */
  readonly update: (changes: CustomerChanges, context: CallContext) => TaskEither<ApiFailure, void>
  /** GET /api/customer/{id} */
  readonly getAdditional: (customerId: string, context: CallContext) => TaskEither<ApiFailure, Passenger>
  /** PUT /api/customer/{id} */
  readonly updateAdditional: (
    customerId: string,
    changes: CustomerChanges,
    context: CallContext,
  ) => TaskEither<ApiFailure, void>
}
