import type { Tab } from '../browser/Tab.js'
import type { Ledger, Sent } from './Ledger.js'

/** A statement about a purchase on a page, and its place in the order of events. */
export interface Statement {
  readonly seq: number
  readonly purchase: string
  readonly words: string
  readonly tab: Tab
}

/** Statements that were true and may become false only through a later submit. */
export class Statements {
  private readonly nothingCharged: Statement[] = []
  private readonly planAsItWas: Statement[] = []
  private isStorageShared = true

  constructor(private readonly ledger: Ledger) {}

  ofNoCharge(statement: Statement): void {
    this.nothingCharged.push(statement)
  }

  ofUnchangedPlan(statement: Statement): void {
    this.planAsItWas.push(statement)
  }

  /** Without storage, tabs do not know of each other. */
  storageFails(): void {
    this.isStorageShared = false
  }

  /** One sentence for each statement that is no longer true. */
  madeUntrue(): readonly string[] {
    const { charges, planChanges, sent } = this.ledger
    const charged = this.nothingCharged
      .filter(({ seq, purchase, tab }) => {
        const isSubmitted = (one: Sent): boolean =>
          one.purchase === purchase && (one.seq > seq || this.isUnknownTo(tab, one.tab))
        return charges.some((charge) => charge.purchase === purchase && charge.seq > seq && !sent.some(isSubmitted))
      })
      .map(({ purchase, words }) => `“${words}” was said of ${purchase}, which was charged later without another press`)
    const changed = this.planAsItWas
      .filter(({ seq, purchase, tab }) => {
        const [ref = ''] = purchase.split('/')
        // Creating a plan and changing it are different actions: the answer to one says nothing about the other.
        const isOther = (one: Sent): boolean =>
          one.seq > seq || this.isUnknownTo(tab, one.tab) || !one.purchase.startsWith(purchase)
        return (
          planChanges.some((one) => one.bookingRef === ref && one.seq > seq) &&
          !sent.some((one) => one.purchase.startsWith(ref) && isOther(one))
        )
      })
      .map(({ words }) => `“${words}” was said of a plan that changed later without another press`)
    return [...charged, ...changed]
  }

  private isUnknownTo(tab: Tab, other: Tab): boolean {
    return other.browser !== tab.browser || (other !== tab && !this.isStorageShared)
  }
}
