import type { Dashboard } from '@booking-dashboard/core'
import { Subscription } from 'rxjs'
import type { Tab } from '../journeys/browser/Tab.js'
import { modelOf, nameOfView, purposes, isPlan, viewIn } from '../journeys/oracle/paymentModels.js'
import { noMoneyMoves, ofThisSubmission, trueBesideACharge } from '../journeys/oracle/saidOfMoney.js'
import type { Money } from './Money.js'

interface Shown<A> {
  readonly value: A
}

/** Everything that the pages of one tab show: the states that were opened, and each sentence that appeared. */
export class Pages {
  private readonly states = new Map<string, Shown<unknown>>()
  private readonly watching = new Subscription()
  private readonly said = new Map<string, string>()
  /** Sentences that no invariant has read yet. */
  private unread: string[] = []

  constructor(
    private readonly tab: Tab,
    private readonly money: Money,
    private readonly tell: (words: string) => void,
  ) {
    const { session, customer, bookings, bookingsList, messages } = tab.dashboard
    this.states.set('session', session.state$)
    this.states.set('customer', customer.state$)
    this.states.set('list', bookings.list$)
    this.states.set('shown list', bookingsList.state$)
    this.hear(messages)
  }

  /** Call for each state that a page shows, and once for each booking that a page opens. */
  look(name: string, shown: Shown<unknown>): void {
    this.states.set(name, shown)
  }

  lookAt(ref: string): void {
    if (this.states.has(`booking ${ref}`)) return
    const { dashboard } = this.tab
    this.look(`booking ${ref}`, dashboard.bookings.booking(ref))
    this.look(`page ${ref}`, dashboard.bookingPage(ref).state$)
    this.look(`basket ${ref}`, dashboard.basket(ref).state$)
    this.look(`plan ${ref}`, dashboard.plan(ref).overview$)
    for (const purpose of purposes) {
      const { state$ } = modelOf(dashboard, purpose, ref)
      this.look(`${purpose} ${ref}`, state$)
      this.watching.add(
        state$.subscribe((state) => {
          const view = viewIn(state)
          if (view === null) return
          const name = nameOfView(view)
          const isNews = this.said.get(`${purpose} ${ref}`) !== name
          this.said.set(`${purpose} ${ref}`, name)
          if (isNews && !['checking', 'form'].includes(name)) this.tell(`the ${purpose} of ${ref} is ${name}`)
          if (isPlan(purpose)) return
          const { money } = this
          if (view.kind === 'paid') money.saysPaid(ref, purpose === 'basket', view.payment.reference, 'paid')
          const failure = 'failure' in view ? view.failure : null
          if (failure === null || !isNews || ofThisSubmission.includes(failure.notice.kind)) return
          if (!('kind' in state) || state.kind !== 'open' || !noMoneyMoves.includes(failure.money)) return
          const purchase =
            'booking' in state
              ? `${ref}/balance/${state.booking.outstandingBalance}`
              : `${ref}/basket/${state.basket?.id ?? ''}`
          money.saysUncharged(this.tab, purchase, `${failure.notice.kind}, ${String(failure.money)}`)
        }),
      )
    }
  }

  shown(): Iterable<readonly [string, Shown<unknown>]> {
    return this.states
  }

  read(): readonly string[] {
    const { unread } = this
    this.unread = []
    return unread
  }

  close(): void {
    this.watching.unsubscribe()
  }

  private hear({ toasts$, prompt$ }: Dashboard['messages']): void {
    const known = new Set<string>()
    this.watching.add(
      toasts$.subscribe((toasts) => {
        for (const { id, message, type, about } of toasts) {
          if (known.has(id)) continue
          known.add(id)
          this.hears(message)
          if (about === undefined || about.includes('/plan/')) continue
          if (type === 'success') this.money.saysPaidFor(about, message)
          if (type === 'danger' && !trueBesideACharge.includes(message))
            this.money.saysUncharged(this.tab, about, message)
        }
      }),
    )
    this.watching.add(
      prompt$.subscribe((prompt) => {
        if (prompt !== null) this.hears([prompt.header, prompt.message].flat().join(' '))
      }),
    )
  }

  private hears(message: string): void {
    this.unread.push(message)
    this.tell(`the page says “${message}”`)
  }
}
