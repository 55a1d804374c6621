import type { Tab } from './browser/Tab.js'
import { hearMessages, promptText } from './hearMessages.js'
import { modelOf, purposes } from './oracle/paymentModels.js'

interface Shown {
  readonly value: unknown
}

/** Everything that the pages of one tab show: the states that were opened, and each sentence that appeared. */
export class Pages {
  private readonly states = new Map<string, Shown>()
  /** Sentences that no rule has read yet. */
  private unread: string[] = []

  constructor(
    private readonly tab: Tab,
    private readonly tell: (words: string) => void,
  ) {
    const { session, customer, bookings, bookingsList } = tab.dashboard
    this.states.set('session', session.state$)
    this.states.set('customer', customer.state$)
    this.states.set('list', bookings.list$)
    this.states.set('shown list', bookingsList.state$)
    this.hear()
  }

  /** Call for each state that a page shows. */
  look(name: string, shown: Shown): void {
    this.states.set(name, shown)
  }

  /** Call for each booking that a page opens. */
  lookAt(ref: string): void {
    if (this.isOpened(ref)) return
    const { dashboard } = this.tab
    this.look(`booking ${ref}`, dashboard.bookings.booking(ref))
    this.look(`page ${ref}`, dashboard.bookingPage(ref).state$)
    this.look(`basket ${ref}`, dashboard.basket(ref).state$)
    this.look(`plan ${ref}`, dashboard.plan(ref).overview$)
    for (const purpose of purposes) this.look(`${purpose} ${ref}`, modelOf(dashboard, purpose, ref).state$)
  }

  isOpened(ref: string): boolean {
    return this.states.has(`booking ${ref}`)
  }

  shown(): Iterable<readonly [name: string, Shown]> {
    return this.states
  }

  /** The sentences since the last call. */
  read(): readonly string[] {
    const { unread } = this
    this.unread = []
    return unread
  }

  private hear(): void {
    const hears = (message: string): void => {
      this.unread.push(message)
      this.tell(`the page says “${message}”`)
    }
    hearMessages(this.tab.dashboard, {
      toast: ({ message }) => hears(message),
      prompt: (prompt) => hears(promptText(prompt)),
    })
  }
}
