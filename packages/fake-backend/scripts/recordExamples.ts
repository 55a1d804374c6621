import {
  basketEndpoints,
  customerEndpoints,
  paymentPlanEndpoints,
  sessionEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type { Example } from '../../http-adapter/scripts/openapi/operationOf.js'
import { BackEndUnderTest, type Exchange } from '../src/conformance/BackEndUnderTest.js'
import { checkConformance } from '../src/conformance/checkConformance.js'
import { createFakeBackend } from '../src/createFakeBackend.js'

export interface Examples {
  readonly operations: Readonly<Record<string, Example>>
  /** By status. */
  readonly errors: Readonly<Record<string, unknown>>
}

const baseUrl = 'http://localhost'
const account = { email: 'demo@example.com', password: 'Passw0rd!' }
const clock = { now: () => Date.parse('2026-03-02T09:00:00Z') }

/** Lists are cut to this many entries. */
const shown = 2

/** Tests of the fake read this field beside a refusal's message. It is not part of the contract. */
const ownField = 'reason'

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, shown).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === ownField ? [] : [[key, shortened(part)]])),
  )
}

const isRefused = ({ status, response }: Exchange): boolean =>
  status >= 400 || (typeof response === 'object' && response !== null && 'errors' in response)

/** The demo world's answer to each call of the contract, identical in every run. */
export const recordExamples = async (): Promise<Examples> => {
  const operations: Record<string, Example> = {}
  const errors: Record<string, unknown> = {}
  // Each run draws new UUIDs. They are replaced by numbered ones in the order of their first appearance.
  const drawn = new Map<string, string>()
  const settled = (value: unknown): unknown =>
    value === undefined
      ? undefined
      : JSON.parse(
          JSON.stringify(value).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => {
            const known = drawn.get(uuid) ?? `00000000-0000-4000-8000-${String(drawn.size + 1).padStart(12, '0')}`
            drawn.set(uuid, known)
            return known
          }),
        )
  const onExchange = (exchange: Exchange): void => {
    const { operation, status, request, query, params, response } = exchange
    const known = operations[operation]
    const body = shortened(settled(response))
    if (isRefused(exchange)) {
      if (status >= 400) errors[status] ??= body
      if (known?.refused === undefined) operations[operation] = { ...known, refused: { status, body } }
    } else if (known?.answer === undefined) {
      const asked = { ...(request === undefined ? {} : { request: settled(request) }), query, params }
      operations[operation] = { ...known, ...asked, answer: body }
    }
  }
  const backend = createFakeBackend({ clock })
  const fetch = (url: string, init: RequestInit): Promise<Response> => backend.fetch(url, init)
  await checkConformance({ baseUrl, ...account, fetch, now: clock.now, write: true, wait: async () => {}, onExchange })

  // Calls that the suite leaves out, and refusals that customers should never see.
  const underTest = new BackEndUnderTest({
    baseUrl,
    clientId: '44',
    hostname: 'localhost',
    fetch,
    now: clock.now,
    onExchange,
  })
  await underTest.ask(sessionEndpoints.login, { body: account })
  await underTest.ask(paymentPlanEndpoints.update, {
    params: { bookingReference: 'SUN1001' },
    body: {
      action: 'create',
      day: 15,
      card_number: 'pm_card_visa',
      cardholder_name: 'Amelia Hart',
      expiry_date: '12/30',
    },
    key: crypto.randomUUID(),
  })
  await underTest.ask(basketEndpoints.removeTicket, { params: { ref: 'SUN1002', id: '1' } })
  await underTest.ask(customerEndpoints.getAdditional, { params: { id: '7999' } })
  await underTest.ask(sessionEndpoints.resetPassword, { body: { email: account.email } })
  await underTest.ask(sessionEndpoints.changePassword, {
    body: { current_password: account.password, password: 'An0ther-passw0rd' },
  })
  await fetch(`${baseUrl}/api/customer/login`, {
    method: 'POST',
    headers: { 'X-Client-Id': '44', 'X-Hostname': 'localhost', 'Content-Type': 'application/json' },
    body: '{"email":1}',
  }).then(async (answer) => {
    errors[answer.status] = await answer.json()
  })
  return { operations: Object.fromEntries(Object.entries(operations).sort(([a], [b]) => (a < b ? -1 : 1))), errors }
}

export const examplesText = async (): Promise<string> => `${JSON.stringify(await recordExamples(), null, 1)}\n`
