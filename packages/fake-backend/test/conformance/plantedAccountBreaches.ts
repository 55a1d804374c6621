import {
  at,
  bodyOf,
  type Fetch,
  granting,
  ignoring,
  miscoding,
  type PlantedBreach,
  changingBody,
} from './plantBreach.js'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { sentences } from './sentences.js'

const login = /\/login$/
const passwords = /password\/change$/

/** Signs this account in as another account. */
const signingIn =
  (email: string, as: string) =>
  (backend: FakeBackend): Fetch =>
  (url, init) =>
    url.endsWith('/login') && bodyOf(init)['email'] === email
      ? backend.fetch(url, { ...init, body: JSON.stringify({ email: as, password: 'Passw0rd!' }) })
      : backend.fetch(url, init)

/** Changes the sent data before the back end saves it. */
const saving =
  (isMeant: RegExp, change: (body: Record<string, unknown>) => void) =>
  (backend: FakeBackend): Fetch =>
  (url, init) => {
    if (!isMeant.test(`${init.method ?? 'GET'} ${new URL(url).pathname}`)) return backend.fetch(url, init)
    const body = bodyOf(init)
    change(body)
    return backend.fetch(url, { ...init, body: JSON.stringify(body) })
  }

const refusal = (operation: string, path: string) => ({ rule: 'refusal', operation, path }) as const
const disagreement = (operation: string, path: string) => ({ rule: 'agreement', operation, path }) as const

/** Breaches of the contract's rules on accounts and saved data. */
export const plantedAccountBreaches: readonly PlantedBreach[] = [
  {
    name: 'an unknown customer who is told by another code',
    call: 'login',
    breaks: sentences.unknownLogin,
    found: refusal('login', 'errors'),
    plant: miscoding(login, 15000010, 15000020),
  },
  {
    name: 'a wrong password that is told by another code',
    call: 'login',
    breaks: sentences.unknownLogin,
    found: refusal('login', 'errors'),
    plant: miscoding(login, 15000050, 15000020),
  },
  {
    name: 'a locked account that is told by another code',
    call: 'login',
    breaks: sentences.locked,
    found: refusal('login', 'errors'),
    plant: miscoding(login, 15000030, 15000050),
  },
  {
    name: 'a locked account that signs in',
    call: 'login',
    breaks: sentences.locked,
    found: refusal('login', 'answer'),
    plant: signingIn('locked@example.com', 'new@example.com'),
  },
  {
    name: 'a locked account that is refused and signed in',
    call: 'login',
    breaks: sentences.locked,
    found: { rule: 'status', operation: 'getCustomer', path: 'status' },
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      if (!url.endsWith('/login') || bodyOf(init)['email'] !== 'locked@example.com') return answer
      const opened = await signingIn('locked@example.com', 'new@example.com')(backend)(url, init)
      const [cookie = ''] = opened.headers.getSetCookie()
      const headers = new Headers(answer.headers)
      headers.append('set-cookie', cookie)
      return new Response(answer.body, { status: answer.status, headers })
    },
  },
  {
    name: 'an account that was never verified and signs in',
    call: 'login',
    breaks: sentences.unverified,
    found: refusal('login', 'answer'),
    plant: signingIn('unverified@example.com', 'new@example.com'),
  },
  {
    name: 'an account that is not verified and is told as unknown',
    call: 'login',
    breaks: sentences.unverified,
    found: refusal('login', 'errors'),
    plant: miscoding(login, 15000040, 15000010),
  },
  {
    name: 'a login that does not say that the password has to be changed',
    call: 'login',
    breaks: sentences.resetRequired,
    found: disagreement('login', 'customer.reset_required'),
    plant: changingBody(login, (body) => {
      if (body['customer'] !== undefined) at(body, 'customer')['reset_required'] = false
    }),
  },
  {
    name: 'a check that does not say that the password has to be changed',
    call: 'checkSession',
    breaks: sentences.resetRequired,
    found: disagreement('checkSession', 'customer.reset_required'),
    plant: changingBody(/\/check$/, (body) => {
      at(body, 'customer')['reset_required'] = false
    }),
  },
  {
    name: 'a password that is changed without the current one',
    call: 'changePassword',
    breaks: sentences.currentPassword,
    found: refusal('changePassword', 'answer'),
    plant: granting(passwords, 15000190),
  },
  {
    name: 'a wrong current password that is told by another code',
    call: 'changePassword',
    breaks: sentences.currentPassword,
    found: refusal('changePassword', 'errors'),
    plant: miscoding(passwords, 15000190, 15000050),
  },
  {
    name: 'a password that is changed to itself',
    call: 'changePassword',
    breaks: sentences.samePassword,
    found: refusal('changePassword', 'answer'),
    plant: granting(passwords, 15000080),
  },
  {
    name: 'a reset link that was never sent',
    call: 'changePassword',
    breaks: sentences.resetLink,
    found: refusal('changePassword', 'answer'),
    plant: granting(passwords, 'This link'),
  },
  {
    name: 'details that are accepted and not saved',
    call: 'updateCustomer',
    breaks: sentences.customerUpdate,
    found: disagreement('getCustomer', 'customer.personal_details.emergency_contact'),
    plant: ignoring(/^PUT \/api\/customer\/update$/),
  },
  {
    name: 'changes of an additional customer that are accepted and not saved',
    call: 'updateAdditionalCustomer',
    breaks: sentences.additionalUpdate,
    found: disagreement('getAdditionalCustomer', 'customer.personal_details.emergency_contact'),
    plant: ignoring(/^PUT \/api\/customer\/\d+$/),
  },
  {
    name: 'the third line of an address that is saved as the second',
    call: 'updateDelivery',
    breaks: sentences.deliveryUpdate,
    found: disagreement('getBooking', 'booking.delivery.0.address.address_2'),
    plant: saving(/^PUT .*\/delivery\/\w+$/, (body) => {
      const address = at(body, 'address')
      address['address_2'] = address['address_3']
    }),
  },
  {
    name: 'a ticket that cannot be resold and is put up all the same',
    call: 'putUpForResale',
    breaks: sentences.resaleCodes,
    found: refusal('putUpForResale', 'answer'),
    plant: granting(/^POST .*\/resale$/, 500036010),
  },
  {
    name: 'a ticket that is put up for resale and is not',
    call: 'putUpForResale',
    breaks: sentences.listedTicket,
    found: disagreement('getBooking', 'booking.tickets.0.resale.code'),
    plant: ignoring(/^POST .*\/resale$/),
  },
  {
    name: 'a ticket that is taken back and stays on resale',
    call: 'cancelResale',
    breaks: sentences.listedTicket,
    found: disagreement('getBooking', 'booking.tickets.0.resale.code'),
    plant: ignoring(/^DELETE .*\/resale\/\d+$/),
  },
  {
    name: 'a plan that is changed where there is none',
    call: 'updatePaymentPlan',
    breaks: sentences.planNotFound,
    found: refusal('updatePaymentPlan', 'answer'),
    plant: granting(/^PUT .*\/paymentplan$/, 16000303, { requires_action: false }),
  },
]
