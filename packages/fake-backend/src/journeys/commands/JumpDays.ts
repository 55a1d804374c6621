import type { JourneyModel } from '../model/JourneyModel.js'
import { bookingRefs, type Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

/** Days go by, and with them the days of instalments. Whoever still waits for a payment does not go away for so long. */
export class JumpDays extends JourneyCommand {
  readonly name = 'days go by'

  constructor(private readonly days: number) {
    super()
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const isWaiting = stage.tabs().some(({ dashboard }) => bookingRefs.some((ref) => dashboard.payment(ref).state$.value.kind === 'undecided'))
    if (isWaiting) return
    await stage.pass(this.days * 86_400_000)
    model.upToDate.clear()
    await stage.signIn(stage.journey.tab())
    const taken = stage.journey.backend.inspect.charges().filter(({ by }) => by === 'plan').length
    if (taken > 0) stage.tally.count('instalments taken')
  }

  toString(): string {
    return `${this.days} days go by`
  }
}
