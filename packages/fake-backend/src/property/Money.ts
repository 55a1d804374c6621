import { nameOf, type Purchase, type StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import { TextResponse } from '../api/TextResponse.js'
import type { FakeBackend } from '../FakeBackend.js'
import type { Tab } from '../journeys/browser/Tab.js'
import type { Charge } from '../records/Charge.js'

interface Numbered {
  /** The place in the order of events. */
  readonly seq: number
}

interface Sent extends Numbered {
  readonly purchase: string
  readonly key: string
  readonly tab: Tab
}

interface SeenCharge extends Numbered {
  readonly charge: Charge
  /** Null if no page sent its key. */
  readonly purchase: string | null
}

interface Statement extends Numbered {
  readonly purchase: string
  readonly words: string
  readonly tab: Tab
}

const headerIn = (init: RequestInit | undefined, name: string): string | null => new Headers(init?.headers).get(name)
const keyIn = (init: RequestInit | undefined): string | null => headerIn(init, 'idempotency-key')

/** What pages sent and said of money, and what was charged, in the order of events. */
export class Money {
  readonly charges: SeenCharge[] = []
  readonly sent: Sent[] = []
  private readonly saidUncharged: Statement[] = []
  private readonly shown = new Set<string>()
  private readonly wrong = new Set<string>()
  private readonly stored = new Map<Tab, Purchase>()
  private readonly changes = new Set<string>()
  /** Keys whose refusal a page has read. */
  private readonly refused = new Set<string>()
  private seq = 0

  constructor(private readonly backend: () => FakeBackend) {}

  /** The purchase of a paying request is the one that its page has just stored. */
  stores(tab: Tab, { purchase }: StoredPaymentOfPage): void {
    this.stored.set(tab, purchase)
  }

  leaves(tab: Tab, url: string, init: RequestInit | undefined): void {
    // A trace belongs to one thing that the customer did.
    const change = [init?.method ?? 'GET', url, headerIn(init, 'traceparent')?.split('-')[1], String(init?.body)].join(
      ' ',
    )
    if (!change.startsWith('GET') && this.changes.has(change))
      this.wrong.add(`${change.slice(0, 60)} is sent twice by itself`)
    this.changes.add(change)
    const key = keyIn(init)
    const stored = this.stored.get(tab)
    if (key === null || stored === undefined) return
    const purchase = nameOf(stored)
    const others = this.sent.filter((one) => one.purchase === purchase && one.key !== key)
    if (this.isOpen(key, purchase) && others.some((one) => this.isOpen(one.key, purchase)))
      this.wrong.add(`${purchase} is sent under a new key, while the attempt under its last key has no end`)
    if (this.refused.has(key)) this.wrong.add(`${purchase} is sent again under a key that was refused for good`)
    this.sent.push({ seq: this.next(), purchase, key, tab })
  }

  arrives(answer: Response, init: RequestInit | undefined): void {
    const key = keyIn(init)
    const isRefusal = answer.status >= 400 && answer instanceof TextResponse && /"(error_)?code"/.test(answer.sentText)
    if (key !== null && isRefusal && this.backend().inspect.key(key) === 'refused') this.refused.add(key)
  }

  /** The customer presses Pay on a page that shows this amount; `of` is a basket's id or a booking's reference. */
  presses(of: string, amount: number): void {
    this.shown.add(`${of} ${amount}`)
  }

  wasShown = (of: string, amount: number): boolean => this.shown.has(`${of} ${amount}`)

  /** A page says that nothing was charged. It is untrue if the last request of this page was charged. */
  saysUncharged(tab: Tab, purchase: string, words: string): void {
    const key = this.sent.findLast((one) => one.tab === tab && one.purchase === purchase)?.key
    const isAlone = this.sent.every((one) => one.key !== key || one.tab === tab)
    if (key !== undefined && isAlone && this.chargesOf(purchase).some(({ charge }) => charge.idempotencyKey === key))
      this.wrong.add(`“${words}” is said of ${purchase}, which was charged`)
    this.saidUncharged.push({ seq: this.next(), purchase, words, tab })
  }

  /** `reference`: the payment that the page names, or null. */
  saysPaid(bookingRef: string, isBasket: boolean, reference: string | null, words: string): void {
    const { inspect } = this.backend()
    const isCharged = inspect
      .charges()
      .some(
        ({ id, bookingRef: of, basketId }) =>
          of === bookingRef && (basketId !== null) === isBasket && (reference === null || id === reference),
      )
    const isFree =
      isBasket && inspect.baskets().some((one) => one.bookingRef === bookingRef && one.state === 'completed')
    if (!isCharged && !isFree) this.wrong.add(`“${words}” is said of ${bookingRef}, and nothing was charged`)
  }

  saysPaidFor(purchase: string, words: string): void {
    const isCompleted = this.backend()
      .inspect.baskets()
      .some(({ id, state }) => state === 'completed' && purchase.endsWith(`/basket/${id}`))
    if (this.chargesOf(purchase).length === 0 && !isCompleted)
      this.wrong.add(`“${words}” is said of ${purchase}, and nothing was charged`)
  }

  refresh(): void {
    for (const charge of this.backend().inspect.charges().slice(this.charges.length)) {
      const purchase = this.sent.find(({ key }) => key === charge.idempotencyKey)?.purchase ?? null
      this.charges.push({ seq: this.next(false), charge, purchase })
    }
  }

  chargesOf(purchase: string): readonly SeenCharge[] {
    this.refresh()
    return this.charges.filter((one) => one.purchase === purchase)
  }

  /** One sentence for each thing that was untrue when it was said or sent, or has become so without another press. */
  untrue(): readonly string[] {
    this.refresh()
    const later = this.saidUncharged
      .filter(({ seq, purchase, tab }) => {
        const isExcused = this.sent.some(
          (one) => one.purchase === purchase && (one.seq > seq || one.tab.browser !== tab.browser),
        )
        return !isExcused && this.charges.some((one) => one.purchase === purchase && one.seq > seq)
      })
      .map(({ words, purchase }) => `“${words}” was said of ${purchase}, which was charged later without another press`)
    return [...this.wrong, ...later]
  }

  private isOpen(key: string, purchase: string): boolean {
    const standing = this.backend().inspect.key(key)
    return standing !== 'refused' && !(standing === 'done' && purchase.includes('/plan/'))
  }

  private next(refreshed = true): number {
    if (refreshed) this.refresh()
    this.seq += 1
    return this.seq
  }
}
