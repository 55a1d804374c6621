import type { Fault } from '../../faults/Fault.js'
import type { BasketPaymentOutcome } from '../../payment/BasketPaymentOutcome.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import type { TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

/** What goes wrong at the back end or on the way to it. */
export type PlantedFault =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'outcome'; readonly outcome: BasketPaymentOutcome }
  | { readonly kind: 'sessions expire' }
  /** The faults that did not strike yet are taken back. */
  | { readonly kind: 'clears up' }

export class PlantFault extends JourneyCommand {
  readonly name: string

  constructor(private readonly what: PlantedFault) {
    super()
    this.name =
      what.kind === 'fault'
        ? `fault: ${what.fault.effect.kind}`
        : what.kind === 'outcome'
          ? `outcome: ${what.outcome.kind}`
          : what.kind
  }

  override check({ signedIn, faults }: Readonly<JourneyModel>): boolean {
    return this.what.kind === 'clears up' ? faults > 0 : signedIn
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { backend } = context.journey
    switch (this.what.kind) {
      case 'fault':
        backend.faults.add(this.what.fault)
        model.faults += 1
        return
      case 'outcome':
        backend.payments.setNextOutcome(this.what.outcome)
        return
      case 'sessions expire':
        backend.sessions.expire()
        model.upToDate.clear()
        return
      case 'clears up':
        backend.faults.clear()
        model.faults = 0
        // Some may have struck.
        model.upToDate.clear()
    }
  }

  toString(): string {
    const { what } = this
    if (what.kind === 'fault') return `fault ${JSON.stringify(what.fault)}`
    return what.kind === 'outcome' ? `next payment ${JSON.stringify(what.outcome)}` : what.kind
  }
}
