import type { JourneyModel } from '../model/JourneyModel.js'
import type { Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

/** The page in front is reloaded, or its tab closed and a new one opened. */
export class ComeBack extends JourneyCommand {
  readonly name: string

  constructor(private readonly how: 'reload' | 'reopen') {
    super()
    this.name = how === 'reload' ? 'reload' : 'close and reopen the tab'
  }

  override check(): boolean {
    return true
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const { journey } = stage
    if (journey.tab().dashboard.payment('SUN1001').state$.value.kind === 'requiresAction') stage.tally.count(`${this.name} in the bank's check`)
    if (journey.tab().dashboard.payment('SUN1001').state$.value.kind === 'polling') stage.tally.count(`${this.name} in the poll`)
    await (this.how === 'reload' ? journey.reload() : journey.reopen())
    await stage.pass('untilQuiet')
    model.upToDate.clear()
  }

  toString(): string {
    return this.name
  }
}
