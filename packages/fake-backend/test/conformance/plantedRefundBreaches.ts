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
]
