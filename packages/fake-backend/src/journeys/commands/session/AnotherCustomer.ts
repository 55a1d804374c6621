import { paths, texts } from '@booking-dashboard/core'
import { demoPassword } from '../../../worlds/demo/customers/demoCustomers.js'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import { Recorder } from '../../model/Recorder.js'
import type { TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'

/** Headers of a client other than the dashboard. */
const headers = {
  'content-type': 'application/json',
  'x-client-id': '44',
  'x-hostname': 'localhost',
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
}

/**
 * Another customer signs in with this browser, but no page is notified. The page in front learns it from its next
 * answer.
 */
export class AnotherCustomer extends JourneyCommand {
  readonly name = 'another customer signs in'
  override readonly screen = paths.profile

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    if (!isStill(model, context, 'untilQuiet')) return
    const { browser, clock, tab: front } = context.journey
    const tab = front()
    const body = JSON.stringify({ email: 'plan@example.com', password: demoPassword })
    await clock.untilDone(browser.fetch('http://localhost/api/customer/login', { method: 'POST', headers, body }))
    model.upToDate.clear()
    const recorder = new Recorder(tab, 'SUN1001')
    await context.press(tab, tab.dashboard.bookings.loadList)
    recorder.stop()
    const notified = recorder.notified()
    this.expect(
      notified.includes(texts.session.otherCustomer),
      `it to be said whose page it is, not “${notified.join('”, “')}”`,
    )
    const place = tab.navigation.current()
    this.expect(place === paths.bookings, `to be led to the bookings, not to ${place}`)
    await context.press(tab, tab.dashboard.session.signOut)
    await context.signIn(tab)
  }

  toString(): string {
    return 'finds that another customer signed in on this browser'
  }
}
