import { paymentCodes } from '@booking-dashboard/core/ports'
import { TextResponse } from '../../api/TextResponse.js'
import type { Tab } from '../browser/Tab.js'
import { callName } from './callName.js'

/** Only an answer of the world itself shows the status; an injected answer does not. */
const isStatus = (answer: Response): boolean =>
  answer.status === 200 && (!(answer instanceof TextResponse) || answer.sentText.startsWith('{"status":'))

/** Codes that say that the back end already has this attempt. */
const claims: readonly string[] = Object.entries(paymentCodes).flatMap(([code, { attempt }]) =>
  attempt === 'claimed' ? code : [],
)
const isSent = (call: string | null): boolean => call === 'pay' || call === 'updatePaymentPlan'

/** What a page showed when the customer submitted, and whether a status check had been answered there. */
export class Submissions {
  private readonly shown = new Set<string>()
  /** Baskets whose status check was answered, by page. */
  private readonly checked = new Map<Tab, Set<string>>()

  /** Claims that answered a submit and that no status check has followed yet. */
  private readonly unchecked = new Map<Tab, readonly string[]>()

  /** Pages whose last submit was answered with HTTP 409. */
  private readonly conflicts = new Set<Tab>()

  constructor(private readonly complain: (about: string) => void) {}

  answers(tab: Tab, answer: Response, url: string, method = 'GET'): void {
    const call = callName(method, url)
    const text = isSent(call) && answer instanceof TextResponse ? answer.sentText : ''
    if (call !== null)
      this.unchecked.set(
        tab,
        claims.filter((code) => text.includes(code)),
      )
    if (isSent(call)) this.conflicts[answer.status === 409 ? 'add' : 'delete'](tab)
    const [, ref] = /\/api\/basket\/([^/]+)\/status(?:\?|$)/.exec(url) ?? []
    if (ref !== undefined && isStatus(answer)) this.checked.set(tab, (this.checked.get(tab) ?? new Set()).add(ref))
  }

  /** `what`: a basket's id, or the reference of a booking with an amount due. */
  submitted(what: string, amount: number): void {
    this.shown.add(`${what} ${amount}`)
  }

  /** Complains about a submit of a form before the basket's first status check on this page was answered. */
  submittedFor(tab: Tab, ref: string): void {
    if (this.checked.get(tab)?.has(ref) !== true)
      this.complain(`A form to pay for the basket of ${ref} is shown before a status check was answered`)
  }

  /** Complains about a claim that is shown as a refusal before a status check was answered. */
  refusedWith(tab: Tab, codes: readonly (string | null)[]): void {
    const claim = this.unchecked.get(tab)?.find((code) => codes.includes(code))
    if (claim !== undefined)
      this.complain(`“Refused” (${claim}) is shown of a payment before a status check was answered`)
  }

  endedInConflict(tab: Tab): boolean {
    return this.conflicts.has(tab)
  }

  wasShown(what: string, amount: number): boolean {
    return this.shown.has(`${what} ${amount}`)
  }
}
