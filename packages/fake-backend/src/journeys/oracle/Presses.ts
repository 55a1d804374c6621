import { paymentCodes } from '@booking-dashboard/core/ports'
import { TextResponse } from '../../routing/TextResponse.js'
import type { Tab } from '../browser/Tab.js'
import { callName } from './callName.js'

/** Of an answer that did not come from the world as it is nothing can be said. */
const isStatus = (answer: Response): boolean =>
  answer.status === 200 && (!(answer instanceof TextResponse) || answer.said.startsWith('{"status":'))

/** By which the back end says that it has this attempt already. */
const claims: readonly string[] = Object.entries(paymentCodes).flatMap(([code, { attempt }]) =>
  attempt === 'claimed' ? code : [],
)
const isSent = (call: string | null): boolean => call === 'pay' || call === 'updatePaymentPlan'

/** What stood on a page when Pay was pressed there, and whether it had been told how the payment stands. */
export class Presses {
  private readonly shown = new Set<string>()
  /** The baskets of which a look has told. */
  private readonly looks = new Map<Tab, Set<string>>()

  /** The claims that a press was answered with, and of which no look has told since. */
  private readonly unchecked = new Map<Tab, readonly string[]>()

  constructor(private readonly complain: (about: string) => void) {}

  answers(tab: Tab, answer: Response, url: string, method = 'GET'): void {
    const call = callName(method, url)
    const said = isSent(call) && answer instanceof TextResponse ? answer.said : ''
    if (call !== null)
      this.unchecked.set(
        tab,
        claims.filter((code) => said.includes(code)),
      )
    const [, ref] = /\/api\/basket\/(\w+)\/status(?:\?|$)/.exec(url) ?? []
    if (ref !== undefined && isStatus(answer)) this.looks.set(tab, (this.looks.get(tab) ?? new Set()).add(ref))
  }

  /** `what`: a basket's id, or the reference of a booking that owes something. */
  pressed(what: string, amount: number): void {
    this.shown.add(`${what} ${amount}`)
  }

  /** No form is pressed before a look has answered since its page was opened. */
  pressedFor(tab: Tab, ref: string): void {
    if (this.looks.get(tab)?.has(ref) !== true)
      this.complain(`A form to pay for the basket of ${ref} is shown, and no look has answered`)
  }

  /** What says that the attempt is known already is no refusal of it before a look has told how it stands. */
  refusedWith(tab: Tab, codes: readonly (string | null)[]): void {
    const claim = this.unchecked.get(tab)?.find((code) => codes.includes(code))
    if (claim !== undefined)
      this.complain(`“Refused” (${claim}) is shown of a payment, and no look has told how it stands`)
  }

  wasShown(what: string, amount: number): boolean {
    return this.shown.has(`${what} ${amount}`)
  }
}
