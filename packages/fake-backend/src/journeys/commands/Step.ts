import type { Path } from '@booking-dashboard/core'
import type fc from 'fast-check'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { Violation } from '../invariants/Violation.js'
import type { Patience, TestContext } from '../model/TestContext.js'

/** A customer's action or an event. The invariants are checked after each step. */
export abstract class Step<Model extends object> implements fc.AsyncCommand<Model, TestContext> {
  /** The name without parameters, for the tally. */
  abstract readonly name: string
  /** The rest of a sentence that begins with who acts. */
  abstract toString(): string
  /** The page of the step; null for the page in front. */
  readonly screen: Path | null = null
  private expectations = 0

  abstract check(model: Readonly<Model>): boolean

  /** Runs the step. If nothing interferes, compares the result with the model's expectation. */
  protected abstract act(model: Model, context: TestContext): Promise<void>

  async run(model: Model, context: TestContext): Promise<void> {
    const { tally } = context
    if (this.screen !== null) context.journey.tab().navigation.goTo(this.screen)
    context.onStep(this.toString())
    context.story?.begin(this, context)
    this.expectations = 0
    const before = tally.of('calls')
    const comparedBefore = context.oracle.comparisons
    await this.act(model, context)
    holdInvariants(context)
    context.story?.lookAround(context.tabs())
    const counts = this.expectations > 0 && tally.of('calls') > before
    tally.count(`step: ${this.name}`)
    if (counts) tally.count(`checked: ${this.name}`)
    if (counts || context.oracle.comparisons > comparedBefore) tally.count(`compared: ${this.name}`)
    tally.count(counts ? 'steps' : 'steps that called or checked nothing')
  }

  /** Throws a Violation if the condition is false. */
  protected expect(isSo: boolean, what: string): void {
    this.expectations += 1
    if (!isSo) throw new Violation([{ expected: `${this.toString()}: expected ${what}`, because: this.because }])
  }

  /** Why the expected result has to come. */
  protected readonly because: string =
    'nothing was in its way: no fault was planted, no other page had changed anything, and the customer waited for the end'
}

/** How long the customer waits, unless until nothing is in progress. */
export const waits = (patience: Patience): string => (patience === 'untilQuiet' ? '' : `, and waits ${patience} ms`)
