import { demoPassword, type FakeBackend } from '@booking-dashboard/fake-backend'

export interface ApiCustomer {
  /** Sends a request and returns its body; throws a refusal. */
  readonly send: (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<unknown>
}

/** A customer on another device, who calls the back end directly, without a screen. */
export const apiCustomer = async (backend: FakeBackend, email = 'demo@example.com'): Promise<ApiCustomer> => {
  const headers = {
    'content-type': 'application/json',
    'x-client-id': '44',
    'x-hostname': 'localhost',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  }
  let cookie = ''
  let sent = 0
  const call = async (method: string, path: string, body: unknown): Promise<Response> => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...headers, 'idempotency-key': `00000000-0000-4000-8000-${String((sent += 1)).padStart(12, '0')}` },
      body: JSON.stringify(body),
    })
    request.headers.set('cookie', cookie)
    return backend.fetch(request)
  }
  const signedIn = await call('POST', '/api/customer/login', { email, password: demoPassword })
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    send: async (method, path, body) => {
      const answer = await call(method, path, body)
      const text = await answer.text()
      if (!answer.ok || text.includes('"errors"')) throw new Error(`${answer.status}: ${text}`)
      return JSON.parse(text)
    },
  }
}

export const goodCard = { card_number: 'pm_card_visa', cardholder_name: 'Amelia Hart', expiry_date: '12/34' }
