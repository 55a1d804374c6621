import type fc from 'fast-check'
import { holdInvariants, Violation } from '../invariants/holdInvariants.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { lookAgain } from '../model/lookAgain.js'
import type { Stage } from '../model/Stage.js'

/** One thing that a customer can do, or that can happen to them. After each the invariants are held. */
export abstract class JourneyCommand implements fc.AsyncCommand<JourneyModel, Stage> {
  /** Without what varies, for the tally. */
  abstract readonly name: string
  abstract toString(): string

  check(model: Readonly<JourneyModel>): boolean {
    return model.signedIn
  }

  /** Does it; where all is calm, compares what came with what the model expects. */
  protected abstract act(model: JourneyModel, stage: Stage): Promise<void>

  async run(model: JourneyModel, stage: Stage): Promise<void> {
    if (stage.busy().length > 0) model.upToDate.clear()
    stage.tally.count(`step: ${this.name}`)
    stage.tally.count('steps')
    await this.act(model, stage)
    holdInvariants(stage)
    lookAgain(model, stage)
  }

  protected expect(isSo: boolean, what: string): void {
    if (!isSo) throw new Violation(`${this.toString()}: expected ${what}`)
  }
}
