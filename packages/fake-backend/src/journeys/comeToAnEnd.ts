import { minutes } from '../values/calendar.js'
import type { Journey } from './Journey.js'
import { modelOf, purposes, viewOn } from './oracle/paymentModels.js'

/** Long enough for every sent request to arrive, and for a status check after that. */
const longEnough = minutes(31)

/** Nothing goes wrong any more, the customer answers the bank and signs in, and time passes. */
export const comeToAnEnd = async (journey: Journey): Promise<void> => {
  const { backend, bank, clock } = journey
  journey.begin('(nothing goes wrong any more, and time passes)')
  backend.faults.clear()
  journey.patience = null
  bank.decide('close')
  bank.answerOpen('close')
  await clock.advance(longEnough)
  for (let { length } = journey.tabs(); length > 1; length -= 1) journey.closeTab()
  const who = journey.customer() ?? journey.customers[0]
  if (who === undefined) return
  await journey.signIn(who.email)
  await clock.advance(longEnough)
  // The session has ended meanwhile.
  if (journey.customer() === null) await journey.signIn(who.email)
  for (const ref of journey.listed()) {
    journey.observed.pages().lookAt(ref)
    const page = journey.page()
    await journey.press(() => page.bookings.load(ref))
    for (const purpose of purposes) {
      const model = modelOf(page, purpose, ref)
      if (page.unendedPayment(ref).value?.status.kind === 'bankOffered') await journey.press(model.open)
      if (viewOn(page, purpose, ref)?.kind === 'bankOffered') await journey.press(model.continueAtBank)
    }
    await journey.press(page.balancePayment(ref, 'outstanding').open)
  }
}
