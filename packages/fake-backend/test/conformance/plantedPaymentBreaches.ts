import { at, forgettingKeys, type PlantedBreach, changingBody } from './plantBreach.js'
import { sentences } from './sentences.js'

const anyBooking = /^GET \/api\/booking\/SUN\d+$/

/** Breaches of the contract's rules on payments. */
export const plantedPaymentBreaches: readonly PlantedBreach[] = [
  {
    name: 'a repeated payment that acts twice',
    call: 'pay',
    breaks: sentences.once,
    found: { rule: 'idempotency', operation: 'getBooking', path: 'booking.payments' },
    plant: forgettingKeys(/\/api\/payment\/$/, (backend, { bookingReference, amount }) => {
      const reference = backend.payments.enter(String(bookingReference), Number(amount))
      return Response.json({ payment: { requires_action: false, reference } })
    }),
  },
  {
    name: 'a repeated payment that is refused as a second one',
    call: 'pay',
    breaks: sentences.knownKey,
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: forgettingKeys(/\/api\/payment\/$/, () =>
      Response.json({ errors: [{ code: 16000110, message: 'This basket was paid.' }] }),
    ),
  },
  {
    name: 'a declined key that pays when it is repeated',
    call: 'pay',
    breaks: sentences.refusals,
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: changingBody(
      /^POST \/api\/payment\/$/,
      (() => {
        const declined = new Set<string>()
        return (body, { init }) => {
          const key = new Headers(init.headers).get('idempotency-key') ?? ''
          if (at(body, 'errors.0')['code'] !== 16000140) return
          if (declined.has(key)) {
            delete body['errors']
            body['payment'] = { requires_action: false, reference: 'PAY-1' }
          }
          declined.add(key)
        }
      })(),
    ),
  },
  {
    name: 'a check of the bank whose secret is told once',
    call: 'pay',
    breaks: sentences.secretAgain,
    found: { rule: 'idempotency', operation: 'pay', path: 'payment.payment_intent_client_secret' },
    plant: changingBody(
      /^POST \/api\/payment\/$/,
      (() => {
        const answeredKeys = new Set<string>()
        return (body) => {
          const payment = at(body, 'payment')
          const secret = payment['payment_intent_client_secret']
          if (typeof secret !== 'string') return
          if (answeredKeys.has(secret)) payment['payment_intent_client_secret'] = null
          answeredKeys.add(secret)
        }
      })(),
    ),
  },
  {
    name: 'a basket that is given up while the bank checks',
    call: 'getBasketStatus',
    breaks: sentences.alive,
    found: { rule: 'agreement', operation: 'getBasketStatus', path: 'status' },
    plant: changingBody(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'pending') body['status'] = 'failed'
    }),
  },
  {
    name: 'a poll that never ends',
    call: 'getBasketStatus',
    breaks: sentences.polling,
    found: { rule: 'poll', operation: 'getBasketStatus', path: 'status' },
    plant: changingBody(/\/status$/, (body, { path }) => {
      if (!path.includes('payments')) body['status'] = 'pending'
    }),
  },
  {
    name: 'a request that was sent too long ago and is taken',
    call: 'pay',
    breaks: sentences.tooOld,
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: (backend) => (url, init) => {
      const headers = new Headers(init.headers)
      headers.delete('x-sent-at')
      return backend.fetch(url, { ...init, headers })
    },
  },
  {
    name: 'a request that was refused as too old and is listed',
    call: 'getBasketPayments',
    breaks: sentences.tooOld,
    found: { rule: 'agreement', operation: 'getBasketPayments', path: 'payments.0' },
    plant: (backend) => {
      let late = ''
      return async (url, init) => {
        const answer = await backend.fetch(url, init)
        const key = new Headers(init.headers).get('idempotency-key') ?? ''
        if (late === '' && (await answer.clone().text()).includes('16000190')) late = key
        if (late === '' || !url.includes('/payments/status')) return answer
        return Response.json({ payments: [{ id: 'PAY-1', paid: false, status: 6, idempotency_key: late }] }, answer)
      }
    },
  },
  {
    name: 'a refusal that began nothing and spends its key',
    call: 'pay',
    breaks: sentences.refusals,
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: (backend) => {
      const spent = new Set<string>()
      return async (url, init) => {
        const key = new Headers(init.headers).get('idempotency-key') ?? ''
        if (spent.has(key)) return Response.json({ errors: [{ code: 16000307, message: 'Another amount.' }] })
        const answer = await backend.fetch(url, init)
        if ((await answer.clone().text()).includes('16000307')) spent.add(key)
        return answer
      }
    },
  },
  {
    name: 'a key that acts for whoever sends it',
    call: 'pay',
    breaks: sentences.scopedKeys,
    found: { rule: 'idempotency', operation: 'pay', path: 'Idempotency-Key' },
    plant: (backend) => {
      const ends = new Map<string, string>()
      return async (url, init) => {
        const key = new Headers(init.headers).get('idempotency-key') ?? ''
        const known = ends.get(key)
        if (known !== undefined) return Response.json(JSON.parse(known))
        const answer = await backend.fetch(url, init)
        const text = await answer.clone().text()
        if (url.endsWith('/api/payment/') && text.includes('"reference"')) ends.set(key, text)
        return answer
      }
    },
  },
  {
    name: 'a second payment of something paid that is refused with no reason of the contract',
    call: 'pay',
    breaks: sentences.furtherAttempts,
    found: { rule: 'refusal', operation: 'pay', path: 'errors' },
    plant: changingBody(/^POST \/api\/payment\/$/, (body) => {
      const errors = body['errors']
      if (!Array.isArray(errors)) return
      if (at(body, 'errors.0')['code'] === 16000110) at(body, 'errors.0')['code'] = 16000010
    }),
  },
  {
    name: 'a declined attempt that the basket does not list',
    call: 'getBasketPayments',
    breaks: sentences.everyList,
    found: { rule: 'agreement', operation: 'getBasketPayments', path: 'payments' },
    plant: changingBody(/\/payments\/status$/, (body) => {
      const rows = body['payments']
      if (Array.isArray(rows)) body['payments'] = rows.filter(({ status }: { status: number }) => status !== 6)
    }),
  },
  {
    name: 'a declined attempt that the booking lists without its key',
    call: 'getBooking',
    breaks: sentences.rowKeys,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: changingBody(anyBooking, (body) => {
      for (const index of Object.keys(at(body, 'booking.payments')))
        delete at(body, `booking.payments.${index}`)['idempotency_key']
    }),
  },
  {
    name: 'a bank’s check that failed and leaves its attempt open',
    call: 'getBasketStatus',
    breaks: sentences.failedCheck,
    found: { rule: 'agreement', operation: 'getBasketStatus', path: 'status' },
    plant: changingBody(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'failed') body['status'] = 'pending'
    }),
  },
  {
    name: 'a bank’s check that never expires',
    call: 'getBasketStatus',
    breaks: sentences.expiry,
    found: { rule: 'poll', operation: 'getBasketStatus', path: 'status' },
    plant: changingBody(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'cancelled') body['status'] = 'pending'
    }),
  },
  {
    name: 'a payment for items that cost something else',
    call: 'getBooking',
    breaks: sentences.bought,
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments.0.bought' },
    plant: changingBody(anyBooking, (body) => {
      const row = at(body, 'booking.payments.0')
      const value = Number(at(row, 'amount')['value']) + 1
      row['bought'] = [{ name: 'Stalls', quantity: 2, amount: { value } }]
    }),
  },
  {
    name: 'a payment for no item that has a name',
    call: 'getBooking',
    breaks: sentences.bought,
    found: { rule: 'type', operation: 'getBooking', path: 'booking.payments.0.bought' },
    plant: changingBody(anyBooking, (body) => {
      const row = at(body, 'booking.payments.0')
      row['bought'] = [{ name: ' ', quantity: 0, amount: row['amount'] }]
    }),
  },
]
