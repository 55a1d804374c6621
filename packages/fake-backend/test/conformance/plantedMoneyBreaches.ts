import { addTo, answering, at, granting, ignoring, listAt, type PlantedBreach, changingBody } from './plantBreach.js'
import { sentences } from './sentences.js'

const anyBooking = /^GET \/api\/booking\/SUN\d+$/
const anyBasket = /^GET \/api\/basket\/SUN\d+$/
const pay = /^POST \/api\/payment\/$/

/** Breaches of the contract's rules on baskets and amounts. */
export const plantedMoneyBreaches: readonly PlantedBreach[] = [
  {
    name: 'a total without the booking fee',
    call: 'getBasket',
    breaks: sentences.displayedCost,
    found: { rule: 'agreement', operation: 'getBasket', path: 'basket.prices.total.value' },
    plant: changingBody(anyBasket, (body) => {
      for (const ticket of listAt(body, 'basket.tickets'))
        addTo(body, 'basket.prices.total', -Number(at(ticket, 'prices.booking_fee')['value']))
    }),
  },
  {
    name: 'the option of a room that is answered and not added',
    call: 'addAccommodationExtras',
    breaks: sentences.basketChanges,
    found: { rule: 'agreement', operation: 'getBasket', path: 'basket.extras' },
    plant: ignoring(/^POST .*\/accommodation\/\d+\/extra$/),
  },
  {
    name: 'a change of name that costs more than its ticket says',
    call: 'addNameChange',
    breaks: sentences.priceSummary,
    found: {
      rule: 'agreement',
      operation: 'getBasket',
      path: 'basket.charges.CHANGE_TICKET_CUSTOMER_DATA.0.prices.total.value',
    },
    plant: changingBody(anyBasket, (body) => {
      for (const charge of listAt(body, 'basket.charges.CHANGE_TICKET_CUSTOMER_DATA')) {
        for (const name of ['price', 'total']) addTo(charge, `prices.${name}`, 500)
        addTo(body, 'basket.prices.total', 500)
      }
    }),
  },
  {
    name: 'a basket that costs something and is completed for nothing',
    call: 'completeBasket',
    breaks: sentences.zeroValue,
    found: { rule: 'refusal', operation: 'completeBasket', path: 'answer' },
    plant: granting(/^POST .*\/complete$/, 'has to be paid for'),
  },
  {
    name: 'a free basket that is charged for',
    call: 'completeBasket',
    breaks: sentences.zeroValue,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.total_booking_price.value' },
    plant: changingBody(anyBooking, (body, { backend }) => {
      if (!backend.inspect.baskets().some(({ state, total }) => state === 'completed' && total === 0)) return
      for (const name of ['total_booking_price', 'outstanding_balance']) addTo(body, `booking.prices.${name}`, 100)
    }),
  },
  {
    name: 'a booking that costs the same after a paid basket',
    call: 'pay',
    breaks: sentences.completing,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.total_booking_price.value' },
    plant: (backend) => {
      let first: unknown
      return changingBody(anyBooking, (body) => {
        first ??= structuredClone(at(body, 'booking.prices'))
        at(body, 'booking')['prices'] = first
      })(backend)
    },
  },
  {
    name: 'a paid basket that is owed all the same',
    call: 'getBooking',
    breaks: sentences.paymentLowers,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.outstanding_balance.value' },
    plant: changingBody(anyBooking, (body, { backend }) => {
      for (const { amount } of backend.inspect.charges()) {
        addTo(body, 'booking.prices.paid', -amount)
        addTo(body, 'booking.prices.outstanding_balance', amount)
      }
    }),
  },
  {
    name: 'what is paid and what is owed do not make the total',
    call: 'getBooking',
    breaks: sentences.oneMoment,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.paid.value' },
    plant: changingBody(anyBooking, (body) => addTo(body, 'booking.prices.paid', 1)),
  },
  {
    name: 'a declined attempt that makes the booking dearer',
    call: 'pay',
    breaks: sentences.anotherAmount,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.total_booking_price.value' },
    plant: changingBody(anyBooking, (body) => {
      const failed = listAt(body, 'booking.payments').filter((row) => at(row, 'status')['value'] === 6)
      for (const name of ['total_booking_price', 'outstanding_balance'])
        addTo(body, `booking.prices.${name}`, 500 * failed.length)
    }),
  },
  {
    name: 'less than the basket’s amount that is taken',
    call: 'pay',
    breaks: sentences.anotherAmount,
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: answering(pay, async (answer, { init, backend }) => {
      if (!(await answer.clone().text()).includes('16000307')) return answer
      const { amount } = JSON.parse(String(init.body)) as { amount: number }
      const isLess = backend.inspect.baskets().some(({ state, total }) => state === 'open' && total === amount + 1)
      return isLess ? Response.json({ payment: { requires_action: false, reference: 'PAY-1' } }) : answer
    }),
  },
]
