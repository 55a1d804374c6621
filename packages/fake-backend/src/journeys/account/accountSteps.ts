import fc from 'fast-check'
import { effectNames, effects } from '../faults/effects.js'
import type { Patience } from '../model/TestContext.js'
import type { AccountCommand } from './AccountCommand.js'
import { AccountFault } from './AccountFault.js'
import { ChangeDetail } from './ChangeDetail.js'
import { ChangePassword } from './ChangePassword.js'
import { LookAgain, SignInTo, SignOutOf } from './ComeAndGo.js'
import { details } from './details.js'
import { EmptyContact } from './EmptyContact.js'
import { LetTimePass } from './LetTimePass.js'
import { AskForReset, FollowLink } from './ResetPassword.js'

const patience = fc.constantFrom<Patience>('untilQuiet', 'untilQuiet', 'untilQuiet', 0, 300)
const password = fc.constantFrom('Lantern-Yard-14', 'Canal-Street-88', 'Harbour-Terrace-3', 'Quay-8-x', 'short')
const inSecond = fc.constantFrom(false, false, true)
/** An address change across all deliveries can fail in part, so its calls get more faults. */
const everywhere = ['updateDelivery', 'updateDelivery']
const changes = [
  'changePassword',
  'resetPassword',
  'updateCustomer',
  'updateDelivery',
  'updateAdditionalCustomer',
  ...everywhere,
]
const otherCalls = [
  'login',
  'checkSession',
  'logout',
  'getCustomer',
  'getRequiredData',
  'getBooking',
  'getAdditionalCustomer',
]

const fault = fc.record({
  kind: fc.constant('fault' as const),
  path: fc.oneof(fc.constantFrom(...changes), fc.constantFrom(...otherCalls)),
  effect: fc.constantFrom(...effectNames).map((name) => effects[name]),
})
const faultOrEnd = fc.oneof(
  { weight: 3, arbitrary: fault },
  { weight: 4, arbitrary: fc.constant({ kind: 'clears up' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'session over' as const }) },
)

/** What a customer does with an account, and what can go wrong. */
export const accountSteps: fc.Arbitrary<AccountCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...details, 'city everywhere' as const),
        fc.constantFrom('Adaline', 'Bennet', 'Cleopatra', 'Dorian'),
        patience,
        inSecond,
      )
      .map((some) => new ChangeDetail(...some)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('right', 'right', 'wrong', 'temporary'), password, patience)
      .map((some) => new ChangePassword(...some)),
  },
  { weight: 2, arbitrary: fc.constant(null).map(() => new AskForReset()) },
  { weight: 2, arbitrary: password.map((chosen) => new FollowLink(chosen)) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('right', 'right', 'right', 'temporary', 'wrong'), patience)
      .map((some) => new SignInTo(...some)),
  },
  { weight: 2, arbitrary: fc.tuple(inSecond, patience).map((some) => new SignOutOf(...some)) },
  { weight: 2, arbitrary: fc.constant(null).map(() => new LookAgain()) },
  { weight: 1, arbitrary: fc.constant(null).map(() => new EmptyContact()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Stay signed in', 'Sign Out', 'nothing').map((choice) => new LetTimePass(choice)),
  },
  { weight: 2, arbitrary: faultOrEnd.map((what) => new AccountFault(what)) },
)
