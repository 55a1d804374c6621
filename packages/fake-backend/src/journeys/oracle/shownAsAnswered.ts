import { latest } from '@booking-dashboard/core'
import type { Tab } from '../browser/Tab.js'
import type { Invariant } from '../invariants/Invariant.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import type { What } from './Answers.js'
import { answeredLines } from './answeredLines.js'
import { difference } from './difference.js'
import { shownLines } from './shownLines.js'

/** For each kind, the ids of the models that a page may have. */
const kinds: readonly (readonly [What, (context: TestContext, tab: Tab) => readonly string[]])[] = [
  ['bookings', () => ['']],
  ['booking', (context) => [...bookingRefs, context.yenBooking, context.lateBooking, context.overdueBooking]],
  ['basket', () => bookingRefs],
  ['customer', () => ['']],
  [
    'passenger',
    (_context, { dashboard }) =>
      (latest(dashboard.customer.state$.value)?.additionalCustomers ?? []).map(({ customerId }) => customerId),
  ],
]

const isOut = ({ dashboard }: Tab): boolean => dashboard.session.state$.value.kind === 'signedOut'

/** What a page shows and no answer contained; null if it matches an answer, or if the page does not show the item. */
export const wrongOnPage = ({ oracle }: TestContext, tab: Tab, what: What, id: string): string | null => {
  const shown = shownLines[what](tab, id)
  return shown && difference(shown.lines(), oracle.answers.of(tab, what, id, answeredLines[what]))
}

const compared = new WeakSet<object>()

/**
 * Every open model of every page shows the back end's answer, in the order and words of the specification. After a
 * sign-out, a page shows none of it.
 */
export const shownAsAnswered: Invariant = (context) => {
  const { oracle } = context
  return context.tabs().flatMap((tab) =>
    kinds.flatMap(([what, idsOf]) =>
      idsOf(context, tab).flatMap((id) => {
        const now = shownLines[what](tab, id)
        if (isOut(tab)) {
          oracle.comparisons += 1
          return now === null ? [] : [`Signed out, and ${[what, id].join(' ').trim()} is still shown`]
        }
        if (now === null) return []
        oracle.comparisons += 1
        if (compared.has(now.state)) return []
        const wrong = difference(now.lines(), oracle.answers.of(tab, what, id, answeredLines[what]))
        if (wrong === null) compared.add(now.state)
        return wrong === null ? [] : [`Of ${[what, id].join(' ').trim()} ${wrong}`]
      }),
    ),
  )
}
