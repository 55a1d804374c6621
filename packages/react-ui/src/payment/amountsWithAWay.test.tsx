import { type Dashboard, owed } from '@booking-dashboard/core'
import type { FakeBackend } from '@booking-dashboard/fake-backend'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import BookingScreen from '../booking-page/BookingScreen'
import { MakePaymentScreen, PayInFullScreen, PaymentPlanScreen } from './screens'
import { createSignedInWorld, type SignedInWorld } from '../../test/createSignedInWorld'
import { createPlanBackend } from '../../test/openPlan'
import { paperStripe } from '../../test/paperStripe'
import { renderAt } from '../../test/renderAt'
import { anyVariedBooking, described } from '../../test/variedBookings'
import { openedBooking } from '../../test/openedBooking'
import { elsewhere } from '../../test/elsewhere'

const ref = 'VAR1'
const cards = { pay: 'pm_card_visa', declined: 'pm_card_visa_chargeDeclined' } as const

/** Events that can change a booking, made by the customer or by others. */
const events = ['pay', 'declined', 'refund', 'partRefund', 'failedRefund', 'chargeback', 'dearer', 'cheaper'] as const
type Event = (typeof events)[number]

const lastPaid = (backend: FakeBackend): { readonly id: string; readonly amount: number } | undefined =>
  backend.inspect
    .charges()
    .filter(({ bookingRef }) => bookingRef === ref)
    .at(-1)

const happen = async (event: Event, backend: FakeBackend, dashboard: Dashboard): Promise<void> => {
  const charge = lastPaid(backend)
  const isReturned = charge !== undefined && backend.inspect.returns().some(({ payment }) => payment === charge.id)
  switch (event) {
    case 'pay':
    case 'declined': {
      const payment = dashboard.balancePayment(ref, 'outstanding')
      await payment.open()
      await payment.pay({ cardholderName: 'Ada Lovelace', source: { kind: 'paymentMethod', id: cards[event] } })
      return
    }
    case 'dearer':
      return backend.bookings.changePrice(ref, 12_345)
    case 'cheaper':
      return backend.bookings.changePrice(ref, -1_234)
    case 'chargeback':
      if (charge !== undefined && !isReturned) backend.payments.chargeBack({ payment: charge.id })
      return
    default:
      if (charge === undefined || isReturned) return
      backend.payments.refund({
        payment: charge.id,
        ...(event === 'partRefund' ? { amount: Math.ceil(charge.amount / 3) } : {}),
        ...(event === 'failedRefund' ? { listed: 'failed' } : {}),
      })
  }
}

const open = async (world: SignedInWorld, part: string, element: ReactNode): Promise<HTMLElement> => {
  cleanup()
  renderAt(world.dashboard, part, element, ref, part)
  await screen.findByRole('heading', { level: 1 })
  return document.body
}

/** A button that pays, or one that runs a status check beside the reason why nobody can pay now. */
const waysOnTheForm = /^(Pay |Check now|Check again|Continue|Set up )/
const linksThatPay =
  /^(Pay|Set up|See your payment plan|Change the card|(?:See the w|W)ays to pay|See how it stands|Continue)/

it('no page shows an amount to pay without a way to pay it or the reason why not', async () => {
  const history = fc
    .array(fc.constantFrom(...events), { maxLength: 3 })
    .chain((more) => fc.constantFrom<readonly Event[]>(['pay', ...more], more))
  let looked = 0
  const property = fc.asyncProperty(anyVariedBooking, history, async (varied, happenings) => {
    const backend = createPlanBackend()
    backend.bookings.add('demo@example.com', described({ ...varied, departs: 75 }))
    paperStripe.install(backend)
    const device = await elsewhere(backend)
    await device.bookings.load(ref)
    for (const event of happenings) await happen(event, backend, device)
    device.dispose()
    const after = await createSignedInWorld({ backend })
    const booking = await openedBooking(after.dashboard, ref)
    if (owed(booking).isSettled || booking.prices.outstandingBalance <= 0) return
    looked += 1
    const form = await open(after, '/pay-in-full', <PayInFullScreen />)
    await waitFor(() => expect(within(form).getAllByRole('button', { name: waysOnTheForm }).length).toBeGreaterThan(0))
    const ways = await open(after, '/make-payment', <MakePaymentScreen />)
    await waitFor(() => expect(within(ways).getAllByRole('link', { name: linksThatPay }).length).toBeGreaterThan(0))
    const page = await open(after, '', <BookingScreen />)
    await waitFor(() => expect(within(page).getAllByRole('link', { name: linksThatPay }).length).toBeGreaterThan(0))
    if (booking.paymentPlan === null) return
    const plan = await open(after, '/payment-plan', <PaymentPlanScreen />)
    await waitFor(() => expect(within(plan).getAllByRole('link').length).toBeGreaterThan(0))
  })
  await fc.assert(property, { seed: 20261123, numRuns: 20, endOnFailure: true })
  cleanup()
  expect(looked).toBeGreaterThan(5)
})
