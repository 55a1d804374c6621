import type fc from 'fast-check'
import { holdInvariants, Violation } from '../invariants/holdInvariants.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { lookAgain } from '../model/lookAgain.js'
import type { TestContext } from '../model/TestContext.js'

/** One thing that a customer can do, or that can happen to them. After each the invariants are held. */
export abstract class JourneyCommand implements fc.AsyncCommand<JourneyModel, TestContext> {
  /** Without what varies, for the tally. */
  abstract readonly name: string
  abstract toString(): string

  check(model: Readonly<JourneyModel>): boolean {
    return model.signedIn
  }

  /** Does it; where all is calm, compares what came with what the model expects. */
  protected abstract act(model: JourneyModel, context: TestContext): Promise<void>

  async run(model: JourneyModel, context: TestContext): Promise<void> {
    if (context.busy().length > 0) model.upToDate.clear()
    context.tally.count(`step: ${this.name}`)
    context.tally.count('steps')
    await this.act(model, context)
    holdInvariants(context)
    lookAgain(model, context)
  }

  protected expect(isSo: boolean, what: string): void {
    if (!isSo) throw new Violation(`${this.toString()}: expected ${what}`)
  }
}
