import { type Admission, isSignedIn } from '@booking-dashboard/core'
import type { Stage } from '../model/Stage.js'
import type { Tab } from '../Tab.js'
import { type Detail, details, held } from './details.js'

/** What a journey through the account expects: which details there may be, and which password may work. */
export interface AccountModel {
  readonly email: string
  /** More than one value where nobody was told whether the last one was taken. */
  readonly possible: Map<Detail, readonly string[]>
  readonly passwords: Set<string>
  /** Of the last e-mail. */
  temporaryPassword: string | null
  /** Whether something was asked to go wrong and not taken back. */
  faults: number
}

export const initialAccount = (email: string, password: string, stage: Stage): AccountModel => ({
  email,
  possible: new Map(details.map((detail) => [detail, [held(stage, email, detail)]])),
  passwords: new Set([password]),
  temporaryPassword: null,
  faults: 0,
})

export const account = ({ journey }: Stage, email: string) => {
  const found = journey.backend.inspect.travellers().find((one) => one.email === email)
  if (found === undefined) throw new Error(`Nobody is called ${email}`)
  return found
}

export const admissionOf = ({ dashboard }: Tab): Admission => dashboard.session.admission$.value
export const isIn = ({ dashboard }: Tab, { journey }: Stage): boolean =>
  isSignedIn(dashboard.session.state$.value, journey.clock.now())
