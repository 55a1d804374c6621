import type { JourneyModel } from '../../model/JourneyModel.js'
import { openBasket } from '../../model/basket/openBasket.js'
import { goToCheckout, type PaySubmission, submitPayment } from '../../model/payment/submitPayment.js'
import type { OtherPlace, Patience, TestContext } from '../../model/TestContext.js'
import { addTickets, type TicketOrder } from '../catalogue/AddTickets.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { openBooking } from '../bookings/OpenBooking.js'
import { payWords } from '../payment/Pay.js'

/** The action on the other page. */
export type ElsewhereAction =
  | { readonly kind: 'pay'; readonly submission: PaySubmission }
  | { readonly kind: 'add'; readonly order: TicketOrder; readonly patience: Patience }
  | { readonly kind: 'discard'; readonly ref: TicketOrder['ref']; readonly patience: Patience }
  | { readonly kind: 'close' }

const places: Readonly<Record<OtherPlace, string>> = { secondTab: 'second tab', device: 'other device' }

/** The same customer acts in a second tab or on another device; the page in front is not notified. */
export class Elsewhere extends JourneyCommand {
  readonly name: string

  constructor(
    readonly where: OtherPlace,
    readonly action: ElsewhereAction,
  ) {
    super()
    this.name = `${places[where]}: ${action.kind}`
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { action, where } = this
    model.upToDate.clear()
    if (action.kind === 'close') return context.close(where)
    const tab = await context.other(where)
    const { dashboard } = tab
    // Another device has its own cookies.
    if (dashboard.session.state$.value.kind !== 'signedIn') await context.signIn(tab)
    switch (action.kind) {
      case 'add': {
        const { order, patience } = action
        const held = (): number => openBasket(context, order.ref)?.tickets.length ?? 0
        const [before, wasBusy] = [held(), context.isBusy()]
        await context.press(tab, () => addTickets(dashboard, order), patience)
        if (!wasBusy)
          this.expect(held() - before <= order.count, `at most ${order.count} tickets more, not ${held() - before}`)
        return
      }
      case 'discard':
        return context.press(tab, dashboard.basket(action.ref).discard, action.patience)
      case 'pay': {
        await context.press(tab, () => openBooking(dashboard, action.submission.ref))
        await goToCheckout(context, tab, action.submission)
        const charges = (): number => context.journey.backend.inspect.charges().length
        const before = charges()
        await submitPayment(context, tab, action.submission)
        this.expect(charges() - before <= 1, `one charge at most, not ${charges() - before}`)
      }
    }
  }

  toString(): string {
    const { action } = this
    const place = this.where === 'device' ? 'at another device' : 'in a second tab'
    switch (action.kind) {
      case 'close':
        return `closes the page ${place}`
      case 'discard':
        return `discards the basket of ${action.ref} ${place}`
      case 'add':
        return `adds ${action.order.count} × ${action.order.ticketTypeId} to ${action.order.ref} ${place}`
      case 'pay':
        return `${payWords(action.submission)} ${place}`
    }
  }
}
