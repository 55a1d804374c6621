import { priced } from '../../catalogue/cost.js'
import { onSale } from '../../catalogue/onSale.js'
import { planDates } from '../../payment-plan/demoPlans.js'
import { testCards } from '../../stripe/testCards.js'
import { dateIn } from '../../world/calendar.js'
import type { World } from '../../world/World.js'
import { bookingPayment } from '../bookingPayment.js'
import { amelia } from './demoPax.js'
import { room } from '../heldLines.js'
import { quietBooking } from './quietBooking.js'

export interface TrialBooking {
  readonly reference: string
  /** On a payment plan of four, of which one was paid and one could not be had. */
  readonly onPlan: boolean
}

const instalment = 20_000
const states = ['paid', 'overdue', 'toCome', 'toCome', 'toCome'] as const

/** Gives demo@example.com a small booking that owes something, can have a payment plan and has tickets on sale, one of them free. */
export const addTrialBooking = (world: World, { reference, onPlan }: TrialBooking): void => {
  const now = world.clock.now()
  const dates = planDates(now).slice(1)
  const catalogue = onSale([
    {
      id: '7701',
      name: 'An evening of songs',
      venue: 'Town Hall',
      at: `${dateIn(now, 151)}T19:30:00Z`,
      types: [
        { id: '77011', name: 'Stalls', description: 'Reserved seating', price: 4500, fee: 250, left: 'freesale' },
        { id: '77012', name: 'Foyer talk', description: 'Before the concert', price: 0, fee: 0, left: 'freesale' },
      ],
    },
  ])
  const booking = quietBooking(now, {
    id: `7${String(world.bookings.length).padStart(6, '0')}`,
    reference,
    customerId: '7001',
    name: 'A weekend of music',
    departs: 150,
    nights: 2,
    paymentDue: dateIn(now, 108),
    holdings: {
      rooms: [
        room({
          id: '771',
          accoId: '3980',
          roomId: '39801',
          name: 'Hotel Central',
          roomName: 'Double room',
          location: '',
          from: dateIn(now, 150),
          to: dateIn(now, 152),
          guests: [1],
          prices: priced(5 * instalment),
        }),
      ],
    },
    pax: [amelia],
    catalogue,
    tickets: [],
    payments: [
      bookingPayment('PAY-58001', onPlan ? 'paymentPlan' : 'deposit', instalment, dates[0] ?? dateIn(now, -30), 2),
    ],
  })
  world.bookings.push({ ...booking, paymentPlanAvailable: true, amexEnabled: true })
  const card = testCards.find(({ number }) => number === '4000000000009995')
  if (!onPlan || card === undefined) return
  world.plans.set(reference, {
    id: `PLAN-${world.ids.next('plan', 3101)}`,
    day: Number(dateIn(now, -4).slice(8)),
    card: { paymentMethodId: 'pm_card_visa_chargeDeclinedInsufficientFunds', card, cardholder: 'Amelia Hart' },
    inError: false,
    instalments: [
      ...dates.map((due, at) => ({ due, amount: instalment, state: states[at] ?? ('toCome' as const) })),
      { due: dateIn(now, 88), amount: instalment, state: 'toCome' },
    ],
  })
}
