import { priced } from '../../catalogue/cost.js'
import { onSale } from '../../catalogue/onSale.js'
import { sumOf, type PlanInstalment } from '../../payment-plan/PlanRecord.js'
import { testCards } from '../../stripe/testCards.js'
import { dateIn } from '../../world/calendar.js'
import type { World } from '../../world/World.js'
import { bookingPayment } from '../bookingPayment.js'
import type { BookingPayment } from '../BookingRecord.js'
import { amelia } from './demoPax.js'
import { extra, room } from '../heldLines.js'
import { quietBooking } from './quietBooking.js'

/** What a booking costs and how it is paid; amounts in minor units. */
export interface VariedBooking {
  readonly reference: string
  readonly currency: { readonly symbol: string; readonly exponent: number }
  /** Days from now. */
  readonly departs: number
  /** Days from now. */
  readonly paymentDue: number | null
  readonly room: { readonly price: number; readonly fee: number }
  /** `display` is a price display code, 1 to 4. */
  readonly extras: readonly { readonly price: number; readonly fee: number; readonly display: number }[]
  readonly deposit: number
  /** By date; what is left after the deposit is divided among them. Empty where there is no plan. */
  readonly instalments: readonly PlanInstalment['state'][]
  readonly planInError: boolean
}

const monthly = (now: number, states: VariedBooking['instalments'], total: number): PlanInstalment[] => {
  const begun = states.filter((state) => state !== 'toCome').length
  const each = Math.floor(total / states.length)
  return states.map((state, place) => ({
    due: dateIn(now, (place - begun + 1) * 30 - 5),
    amount: place === states.length - 1 ? total - each * place : each,
    state,
  }))
}

/** What the plan has taken, or tried to. */
const taken = (reference: string, { due, amount, state }: PlanInstalment, place: number): readonly BookingPayment[] =>
  state === 'toCome'
    ? []
    : [bookingPayment(`${reference}-P${place}`, 'paymentPlan', amount, due, state === 'paid' ? 2 : 6, '9995')]

/** Gives demo@example.com a booking that is priced and paid as it is told. */
export const addVariedBooking = (world: World, varied: VariedBooking): void => {
  const now = world.clock.now()
  const { reference, currency, departs, paymentDue, deposit, instalments: states } = varied
  const total = sumOf([varied.room, ...varied.extras].map(({ price, fee }) => ({ amount: price + fee })))
  const instalments = states.length === 0 ? [] : monthly(now, states, total - deposit)
  const booking = quietBooking(now, {
    id: `8${String(world.bookings.length).padStart(6, '0')}`,
    reference,
    customerId: '7001',
    name: `Trip ${reference}`,
    departs,
    nights: 3,
    ...(paymentDue !== null && { paymentDue: dateIn(now, paymentDue) }),
    holdings: {
      rooms: [
        room({
          id: '881',
          accoId: '3980',
          roomId: '39801',
          name: 'Hotel Central',
          roomName: 'Double room',
          location: '',
          from: dateIn(now, departs),
          to: dateIn(now, departs + 3),
          guests: [1],
          prices: priced(varied.room.price, varied.room.fee),
        }),
      ],
      extras: varied.extras.map(({ price, fee, display }, place) =>
        extra({
          id: `89${place}`,
          extraId: '3290',
          name: `Extra ${place}`,
          option: '',
          optionId: '1',
          group: [1, ''],
          display,
          prices: priced(price, fee),
        }),
      ),
    },
    pax: [amelia],
    catalogue: onSale([
      {
        id: '7801',
        name: 'An evening of songs',
        venue: 'Town Hall',
        at: `${dateIn(now, departs)}T19:30:00Z`,
        types: [{ id: '78011', name: 'Stalls', description: '', price: 4507, fee: 251, left: 'freesale' }],
      },
    ]),
    tickets: [],
    payments: [
      ...(deposit > 0 ? [bookingPayment(`${reference}-D`, 'deposit', deposit, dateIn(now, -200))] : []),
      ...instalments.flatMap((one, place) => taken(reference, one, place)),
    ],
  })
  world.bookings.push({ ...booking, currency, paymentPlanAvailable: true })
  const card = testCards.find(({ number }) => number === '4242424242424242')
  if (instalments.length === 0 || card === undefined) return
  world.plans.set(reference, {
    id: `PLAN-${world.ids.next('plan', 3101)}`,
    day: 1,
    card: { paymentMethodId: 'pm_card_visa', card, cardholder: 'Amelia Hart' },
    inError: varied.planInError,
    instalments,
  })
}
