import { paths } from '@booking-dashboard/core'
import { hold } from '../invariants/holdInvariants.js'
import type { Invariant } from '../invariants/Invariant.js'
import type { TestContext } from '../model/TestContext.js'
import type { AccountModel } from './AccountModel.js'
import { delivered, details, held, passenger } from './details.js'

/** After a session has ended, no store holds data of the customer. */
const nothingIsLeft: Invariant = (context) =>
  context
    .tabs()
    .filter(({ dashboard }) => dashboard.session.state$.value.kind === 'signedOut')
    .flatMap(({ dashboard: { customer, bookings, passwords } }) => {
      const stores: readonly (readonly [string, { readonly value: { readonly kind: string } }])[] = [
        ['the customer', customer.state$],
        ['required details', customer.requiredData$],
        ['an additional customer', customer.additional(passenger)],
        ['the bookings', bookings.list$],
        ...delivered.map((ref) => [ref, bookings.booking(ref)] as const),
      ]
      const left = stores.filter(([, { value }]) => value.kind !== 'idle').map(([name]) => name)
      const typed = Object.values(passwords.changeForm.state$.value.values).some((one) => one !== '')
      return [
        ...left,
        ...(customer.credit$.value.length > 0 ? ['the credit'] : []),
        ...(typed ? ['a password that was typed'] : []),
      ]
    })
    .map((what) => `Signed out, and ${what} is still there`)

/** A required reset redirects every page to /changepassword, except /login and /changepassword. */
const resetLeadsOn: Invariant = (context) =>
  context.tabs().flatMap((tab) => {
    const { session } = tab.dashboard
    const state = session.state$.value
    if (state.kind !== 'signedIn' || !state.resetRequired) return []
    const ledOn = [paths.profile, paths.bookings, paths.resetPassword].every(session.mustChangePassword)
    const stay = [paths.login, paths.changePassword].some(session.mustChangePassword)
    return ledOn && !stay ? [] : ['A required reset does not lead to /changepassword']
  })

/** The world holds the last sent value, or one of a change whose end is unknown. */
const nothingIsLost =
  ({ email, possible }: AccountModel): Invariant =>
  (context) =>
    details.flatMap((detail) => {
      const world = held(context, email, detail)
      return possible.get(detail)?.includes(world) === true
        ? []
        : [`The world holds “${world}” as ${detail}, not ${possible.get(detail)?.join(' or ')}`]
    })

/** Throws a Violation if the account does not match the model. */
export const holdAccount = (context: TestContext, model: AccountModel): void =>
  hold(context, nothingIsLeft, resetLeadsOn, nothingIsLost(model))
