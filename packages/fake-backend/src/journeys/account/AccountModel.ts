import { type Admission, isSignedIn } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import type { Mail } from '../../session/Mail.js'
import type { Tab } from '../browser/Tab.js'
import { type Detail, details, held } from './details.js'

/** What a journey through the account expects: which details there may be, and which password may work. */
export interface AccountModel {
  readonly email: string
  /** More than one value where nobody was told whether the last one was taken. */
  readonly possible: Map<Detail, readonly string[]>
  readonly passwords: Set<string>
  /** E-mails from before a password was set, which lead nowhere. */
  spentMails: number
  /** Whether something was asked to go wrong and not taken back. */
  faults: number
}

/** What is expected of an account before anything was done with it. */
export const initialAccount = (email: string, password: string, context: TestContext): AccountModel => ({
  email,
  possible: new Map(details.map((detail) => [detail, [held(context, email, detail)]])),
  passwords: new Set([password]),
  spentMails: 0,
  faults: 0,
})

export const account = ({ journey }: TestContext, email: string) => {
  const found = journey.backend.inspect.travellers().find((one) => one.email === email)
  if (found === undefined) throw new Error(`Nobody is called ${email}`)
  return found
}

/** The e-mail whose link and password may work still; it may have come late. */
export const liveMail = ({ journey }: TestContext, { spentMails }: AccountModel): Mail | null =>
  journey.backend.inspect.outbox().slice(spentMails).at(-1) ?? null

/** One password works, and no e-mail does. */
export const passwordIs = (password: string, model: AccountModel, { journey }: TestContext): void => {
  model.passwords.clear()
  model.passwords.add(password)
  model.spentMails = journey.backend.inspect.outbox().length
}

export const admissionOf = ({ dashboard }: Tab): Admission => dashboard.session.admission$.value
export const isIn = ({ dashboard }: Tab, { journey }: TestContext): boolean =>
  isSignedIn(dashboard.session.state$.value, journey.clock.now())
