import { at, type PlantedBreach, changingBody } from './plantBreach.js'
import { sentences } from './sentences.js'

const anyBooking = /^GET \/api\/booking\/SUN\d+$/

/** Breaches of the contract's rules on refunds. */
export const plantedRefundBreaches: readonly PlantedBreach[] = [
  {
    name: 'a payment whose row goes with its money',
    call: 'getBooking',
    breaks: sentences.staysListed,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      const [gone] = backend.inspect.returns()
      if (gone === undefined || !/\/api\/booking\/SUN\d+$/.test(url)) return answer
      const body = (await answer.json()) as { booking: { payments: { reference: string }[] } }
      body.booking.payments = body.booking.payments.filter(
        ({ reference }) => ![gone.payment, gone.id].includes(reference),
      )
      return Response.json(body, answer)
    },
  },
  {
    name: 'a refund that nothing lists',
    call: 'getBooking',
    breaks: sentences.moneyBack,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: changingBody(anyBooking, (body) => {
      const rows = at(body, 'booking')['payments']
      if (!Array.isArray(rows)) return
      at(body, 'booking')['payments'] = rows.filter(({ type }: { type: string }) => type !== 'refund')
    }),
  },
  {
    name: 'a refund that is not owed again',
    call: 'getBooking',
    breaks: sentences.oneMoment,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.prices.outstanding_balance.value' },
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      const [gone] = backend.inspect.returns()
      if (gone === undefined || !/\/api\/booking\/SUN\d+$/.test(url)) return answer
      const body = (await answer.json()) as { booking: { prices: { outstanding_balance: { value: number } } } }
      body.booking.prices.outstanding_balance.value -= gone.amount
      return Response.json(body, answer)
    },
  },
  {
    name: 'a key that forgets its payment once that was refunded',
    call: 'pay',
    breaks: sentences.once,
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: (backend) => (url, init) =>
      url.endsWith('/api/payment/') && backend.inspect.returns().length > 0
        ? Promise.resolve(Response.json({ errors: [{ code: 16000020, message: 'There is no such payment.' }] }))
        : backend.fetch(url, init),
  },
]
