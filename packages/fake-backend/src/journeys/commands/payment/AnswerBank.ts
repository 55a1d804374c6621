import type { ChallengeAnswer } from '../../../records/PaymentIntent.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Answers the open challenges. */
export class AnswerBank extends JourneyCommand {
  readonly name = 'answer the bank'

  constructor(
    readonly answer: ChallengeAnswer,
    readonly patience: Patience,
  ) {
    super()
  }

  override check({ openChecks }: Readonly<JourneyModel>): boolean {
    return openChecks > 0
  }

  protected async act(_model: JourneyModel, context: TestContext): Promise<void> {
    const { bank } = context.journey
    context.tally.count(`open check answered: ${this.answer}`)
    bank.answerOpen(this.answer)
    await context.pass(this.patience)
  }

  toString(): string {
    return `answers the bank’s open check (${this.answer})${waits(this.patience)}`
  }
}
