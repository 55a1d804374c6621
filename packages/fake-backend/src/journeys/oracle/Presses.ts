import type { Tab } from '../browser/Tab.js'
import { TextResponse } from '../../routing/TextResponse.js'

/** Of an answer that did not come from the world as it is nothing can be said. */
const isStatus = (answer: Response): boolean =>
  answer.status === 200 && (!(answer instanceof TextResponse) || answer.said.startsWith('{"status":'))

/** What stood on a page when Pay was pressed there, and whether it had been told how the payment stands. */
export class Presses {
  private readonly shown = new Set<string>()
  /** The baskets of which a look has told. */
  private readonly looks = new Map<Tab, Set<string>>()

  constructor(private readonly complain: (about: string) => void) {}

  answers(tab: Tab, answer: Response, url: string): void {
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

  wasShown(what: string, amount: number): boolean {
    return this.shown.has(`${what} ${amount}`)
  }
}
