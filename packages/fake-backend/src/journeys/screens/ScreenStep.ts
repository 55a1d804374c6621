import type { TestContext } from '../model/TestContext.js'
import { Step } from '../commands/Step.js'
import { Visit } from './Visit.js'

/** What a customer does on one screen, and what the screen has to show. */
export interface Walk {
  /** The rest of a sentence that begins with who acts. */
  readonly words: string
  readonly go: (visit: Visit) => Promise<void>
}

/** Screens need no model: each step brings about what it expects. */
export type ScreensModel = Record<string, never>

/** Uses one screen as a customer does. */
export class ScreenStep extends Step<ScreensModel> {
  readonly name: string

  constructor(
    readonly walk: Walk,
    /** Decides everything that the walk draws. */
    readonly choice: number,
  ) {
    super()
    this.name = `screen: ${walk.words}`
  }

  check(): boolean {
    return true
  }

  protected async act(_model: ScreensModel, context: TestContext): Promise<void> {
    const visit = new Visit(context, this.choice, (isSo, what) => this.expect(isSo, what))
    await visit.comeIn()
    await this.walk.go(visit)
    await context.pass('untilQuiet')
  }

  toString(): string {
    return `${this.walk.words} (choice ${this.choice})`
  }
}
