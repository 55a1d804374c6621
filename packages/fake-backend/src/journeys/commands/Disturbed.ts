import type { FaultEffect } from '../../faults/Fault.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import { updateModel } from '../model/updateModel.js'
import type { TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

/** Runs another step and plants a fault in its first change; then removes the faults. */
export class Disturbed extends JourneyCommand {
  readonly name: string

  constructor(
    readonly step: JourneyCommand,
    readonly method: 'POST' | 'PUT' | 'DELETE',
    readonly effect: FaultEffect,
  ) {
    super()
    this.name = `${step.name}, disturbed`
  }

  override check(model: Readonly<JourneyModel>): boolean {
    return model.faults === 0 && this.step.check(model)
  }

  override async run(model: JourneyModel, context: TestContext): Promise<void> {
    const { faults } = context.journey.backend
    faults.add({ match: { method: this.method }, times: 'once', effect: this.effect })
    model.faults = 1
    await this.step.run(model, context)
    faults.clear()
    updateModel(model, context)
    model.upToDate.clear()
  }

  protected act(): Promise<void> {
    return Promise.resolve()
  }

  toString(): string {
    return `${this.step.toString()}, while something goes wrong with the first ${this.method}: ${JSON.stringify(this.effect)}`
  }
}
