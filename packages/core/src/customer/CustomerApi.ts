import type { ApiCall } from '../failure/Failure.js'
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
  readonly get: ApiCall<[], Customer>
  /** GET /api/customer/requireddata */
  readonly requiredData: ApiCall<[], RequiredData>
  /** PUT /api/customer/update */
  readonly update: ApiCall<[changes: CustomerChanges], void>
  /** GET /api/customer/{id} */
  readonly getAdditional: ApiCall<[customerId: string], Passenger>
  /** PUT /api/customer/{id} */
  readonly updateAdditional: ApiCall<[customerId: string, changes: CustomerChanges], void>
}
