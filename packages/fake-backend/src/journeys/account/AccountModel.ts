import { type Admission, isSignedIn } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import type { Mail } from '../../records/Mail.js'
import type { Tab } from '../browser/Tab.js'
import { type Detail, details, held } from './details.js'

/** What a journey through the account expects: the possible details and the passwords that may work. */
export interface AccountModel {
  readonly email: string
  /** Several values if the customer does not know whether the last change was saved. */
  readonly possible: Map<Detail, readonly string[]>
  readonly passwords: Set<string>
  /** Number of e-mails from before the last password was set; their links no longer work. */
  spentMails: number
  /** Number of planted faults that were not removed. */
  faults: number
}

/** The expectations before the first step. */
export const initialAccount = (email: string, password: string, context: TestContext): AccountModel => ({
  email,
  possible: new Map(details.map((detail) => [detail, [held(context, email, detail)]])),
  passwords: new Set([password]),
  spentMails: 0,
  faults: 0,
})

export const account = ({ journey }: TestContext, email: string) => {
  const found = journey.backend.inspect.customers().find((one) => one.email === email)
  if (found === undefined) throw new Error(`Nobody is called ${email}`)
  return found
}

/** The latest e-mail whose link and password may still work; it may have arrived late. */
export const liveMail = ({ journey }: TestContext, { spentMails }: AccountModel): Mail | null =>
  journey.backend.inspect.outbox().slice(spentMails).at(-1) ?? null

/** From now on only this password works, and no e-mail does. */
export const passwordIs = (password: string, model: AccountModel, { journey }: TestContext): void => {
  model.passwords.clear()
  model.passwords.add(password)
  model.spentMails = journey.backend.inspect.outbox().length
}

export const admissionOf = ({ dashboard }: Tab): Admission => dashboard.session.admission$.value
export const isIn = ({ dashboard }: Tab, { journey }: TestContext): boolean =>
  isSignedIn(dashboard.session.state$.value, journey.clock.now())
