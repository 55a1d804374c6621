import { answering, at, forgettingKeys, type PlantedBreach, saying } from './plantBreach.js'

const anyBooking = /^GET \/api\/booking\/SUN\d+$/

/** Breaches of what the contract says of payments. */
export const plantedPaymentBreaches: readonly PlantedBreach[] = [
  {
    name: 'a repeated payment that acts twice',
    found: { rule: 'idempotency', operation: 'getBooking', path: 'booking.payments' },
    plant: forgettingKeys(/\/api\/payment\/$/, (backend, { bookingReference, amount }) => {
      const reference = backend.payments.enter(String(bookingReference), Number(amount))
      return Response.json({ payment: { requires_action: false, reference } })
    }),
  },
  {
    name: 'a repeated payment that is refused as a second one',
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: forgettingKeys(/\/api\/payment\/$/, () =>
      Response.json({ errors: [{ code: 16000110, message: 'This basket was paid.' }] }),
    ),
  },
  {
    name: 'a declined key that pays when it is repeated',
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: saying(
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
    found: { rule: 'idempotency', operation: 'pay', path: 'payment.payment_intent_client_secret' },
    plant: saying(
      /^POST \/api\/payment\/$/,
      (() => {
        const told = new Set<string>()
        return (body) => {
          const payment = at(body, 'payment')
          const secret = payment['payment_intent_client_secret']
          if (typeof secret !== 'string') return
          if (told.has(secret)) payment['payment_intent_client_secret'] = null
          told.add(secret)
        }
      })(),
    ),
  },
  {
    name: 'a basket that is given up while the bank checks',
    found: { rule: 'agreement', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'pending') body['status'] = 'failed'
    }),
  },
  {
    name: 'a poll that never ends',
    found: { rule: 'poll', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments')) body['status'] = 'pending'
    }),
  },
  {
    name: 'a request that was sent too long ago and is taken',
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: (backend) => (url, init) => {
      const headers = new Headers(init.headers)
      headers.delete('x-sent-at')
      return backend.fetch(url, { ...init, headers })
    },
  },
  {
    name: 'a request that was refused as too old and is listed',
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
    found: { rule: 'refusal', operation: 'pay', path: 'errors' },
    plant: saying(/^POST \/api\/payment\/$/, (body) => {
      const errors = body['errors']
      if (!Array.isArray(errors)) return
      if (at(body, 'errors.0')['code'] === 16000110) at(body, 'errors.0')['code'] = 16000010
    }),
  },
  {
    name: 'a declined attempt that the basket does not list',
    found: { rule: 'agreement', operation: 'getBasketPayments', path: 'payments' },
    plant: saying(/\/payments\/status$/, (body) => {
      const rows = body['payments']
      if (Array.isArray(rows)) body['payments'] = rows.filter(({ status }: { status: number }) => status !== 6)
    }),
  },
  {
    name: 'a declined attempt that the booking lists without its key',
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: saying(anyBooking, (body) => {
      for (const index of Object.keys(at(body, 'booking.payments')))
        delete at(body, `booking.payments.${index}`)['idempotency_key']
    }),
  },
  {
    name: 'a bank’s check that failed and leaves its attempt open',
    found: { rule: 'agreement', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'failed') body['status'] = 'pending'
    }),
  },
  {
    name: 'a bank’s check that never expires',
    found: { rule: 'poll', operation: 'getBasketStatus', path: 'status' },
    plant: saying(/\/status$/, (body, { path }) => {
      if (!path.includes('payments') && body['status'] === 'cancelled') body['status'] = 'pending'
    }),
  },
  {
    name: 'a payment for items that cost something else',
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments.0.bought' },
    plant: saying(anyBooking, (body) => {
      const row = at(body, 'booking.payments.0')
      const value = Number(at(row, 'amount')['value']) + 1
      row['bought'] = [{ name: 'Stalls', quantity: 2, amount: { value } }]
    }),
  },
  {
    name: 'a payment for no item that has a name',
    found: { rule: 'type', operation: 'getBooking', path: 'booking.payments.0.bought' },
    plant: saying(anyBooking, (body) => {
      const row = at(body, 'booking.payments.0')
      row['bought'] = [{ name: ' ', quantity: 0, amount: row['amount'] }]
    }),
  },
  {
    name: 'payments and a balance of two moments',
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: (backend) => {
      backend.faults.add({ match: { path: 'getBooking' }, times: 'always', effect: { kind: 'stalePayments' } })
      return (url, init) => backend.fetch(url, init)
    },
  },
  {
    name: 'a payment whose row goes with its money',
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
    found: { rule: 'agreement', operation: 'getBooking', path: 'booking.payments' },
    plant: saying(anyBooking, (body) => {
      const rows = at(body, 'booking')['payments']
      if (!Array.isArray(rows)) return
      at(body, 'booking')['payments'] = rows.filter(({ type }: { type: string }) => type !== 'refund')
    }),
  },
  {
    name: 'a refund that is not owed again',
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
    found: { rule: 'idempotency', operation: 'pay', path: 'answer' },
    plant: (backend) => (url, init) =>
      url.endsWith('/api/payment/') && backend.inspect.returns().length > 0
        ? Promise.resolve(Response.json({ errors: [{ code: 16000020, message: 'There is no such payment.' }] }))
        : backend.fetch(url, init),
  },
  {
    name: 'another amount than the basket’s that is taken',
    found: { rule: 'refusal', operation: 'pay', path: 'answer' },
    plant: answering(/^POST \/api\/payment\/$/, async (answer) =>
      (await answer.clone().text()).includes('16000307')
        ? Response.json({ payment: { requires_action: false, reference: 'PAY-1' } })
        : answer,
    ),
  },
]
