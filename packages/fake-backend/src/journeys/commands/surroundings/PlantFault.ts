import type { Fault } from '../../../faults/Fault.js'
import type { BasketPaymentOutcome } from '../../../records/BasketPaymentOutcome.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** A fault at the back end or on the network. */
export type PlantedFault =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'outcome'; readonly outcome: BasketPaymentOutcome }
  | { readonly kind: 'sessions expire' }
  /** Removes the pending faults. */
  | { readonly kind: 'clears up' }

/** Plants a fault, or removes the faults. */
export class PlantFault extends JourneyCommand {
  readonly name: string

  constructor(readonly what: PlantedFault) {
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
        // Some faults may have struck already.
        model.upToDate.clear()
    }
  }

  toString(): string {
    const { what } = this
    switch (what.kind) {
      case 'fault': {
        const { match, effect } = what.fault
        return `(from now on something goes wrong with ${match.path ?? match.method}: ${JSON.stringify(effect)})`
      }
      case 'outcome':
        return `(the next payment will be ${what.outcome.kind}${'polls' in what.outcome ? ` after ${what.outcome.polls} looks` : ''})`
      case 'sessions expire':
        return '(every session expires)'
      case 'clears up':
        return '(nothing goes wrong any more)'
    }
  }
}
