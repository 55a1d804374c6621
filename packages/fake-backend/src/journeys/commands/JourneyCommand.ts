import type { JourneyModel } from '../model/JourneyModel.js'
import { updateModel } from '../model/updateModel.js'
import type { TestContext } from '../model/TestContext.js'
import { Step } from './Step.js'

/** A step of a journey through bookings, baskets and payments. */
export abstract class JourneyCommand extends Step<JourneyModel> {
  check(model: Readonly<JourneyModel>): boolean {
    return model.signedIn
  }

  override async run(model: JourneyModel, context: TestContext): Promise<void> {
    if (model.upToDate.size > 0 && context.isBusy()) model.upToDate.clear()
    await super.run(model, context)
    updateModel(model, context)
  }
}
