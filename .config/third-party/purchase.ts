import createClient from 'openapi-fetch'
import { createFakeBackend } from '@booking-dashboard/fake-backend'
import type { paths } from './api.js'

/** A purchase by a client that was generated from the OpenAPI document and uses no other code of ours. */
const backend = createFakeBackend({ seed: 1, clock: { now: () => Date.parse('2026-03-02T09:00:00Z') } })
let cookie = ''
const api = createClient<paths>({
  baseUrl: 'http://localhost',
  fetch: async (request) => {
    request.headers.set('Cookie', cookie)
    const answer = await backend.fetch(request)
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer
  },
})
const header = { 'X-Client-Id': '44', 'X-Hostname': 'localhost' }
const ref = 'SUN1001'

/** The data of an answer without errors. */
const granted = <A extends object>(answer: { readonly data?: A; readonly error?: unknown }) => {
  const { data, error } = answer
  if (data === undefined || 'errors' in data || 'error' in data) throw new Error(JSON.stringify(error ?? data))
  return data as Exclude<A, { readonly errors: unknown } | { readonly error: unknown }>
}

const body = { email: 'demo@example.com', password: 'Passw0rd!' }
granted(await api.POST('/api/customer/login', { params: { header }, body }))
granted(await api.POST('/api/basket/{ref}', { params: { header, path: { ref } } }))
granted(
  await api.POST('/api/basket/{ref}/tickets', {
    params: { header, path: { ref } },
    body: { tickets: [{ ticket_type_id: '41011', pax_id: 1 }] },
  }),
)
const { basket } = granted(await api.GET('/api/basket/{ref}', { params: { header, path: { ref } } }))
if (!basket) throw new Error('There is no basket')
console.log(`${basket.tickets.length} ticket, ${basket.prices.total.value} to pay`)
const { payment } = granted(
  await api.POST('/api/payment/', {
    params: { header: { ...header, 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      bookingReference: ref,
      basket_id: basket.id,
      amount: basket.prices.total.value,
      card_number: 'pm_card_visa',
      cardholder_name: 'Amelia Hart',
      expiry_date: '12/30',
    },
  }),
)
const { status } = granted(await api.GET('/api/basket/{ref}/status', { params: { header, path: { ref } } }))
console.log(`requires action: ${payment.requires_action}; the basket is ${status}`)
