import { latest, paths } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/worlds/demo/customers/demoCustomers.js'
import { type TestBed, type Network, createTestBed } from '../../src/journeys/TestBed.js'

const withoutOwner: Network = (backEnd) => async (input, init) => {
  const answer = await backEnd(input, init)
  answer.headers.delete('x-customer-id')
  return answer
}

/** The customer data on a page at one moment: credit and bookings. */
interface Held {
  readonly credit: boolean
  readonly bookings: readonly string[]
}

const watch = (journey: TestBed): readonly Held[] => {
  const { customer, bookings } = journey.tab().dashboard
  const all: Held[] = []
  const look = (): void => {
    const list = latest(bookings.list$.value)
    all.push({
      credit: customer.credit$.value.length > 0,
      bookings: [...(list?.upcoming ?? []), ...(list?.past ?? [])].map(({ reference }) => reference),
    })
  }
  customer.state$.subscribe(look)
  bookings.list$.subscribe(look)
  return all
}

/**
 * In a browser whose tabs cannot communicate, another customer signs in in a second tab; the first tab is not notified.
 */
const replaced = async (network?: Network, email = 'plan@example.com') => {
  const journey = createTestBed(1, network === undefined ? {} : { network })
  const { tab, clock, browser } = journey
  await journey.begin(tab())
  await journey.signIn()
  await journey.run(tab().dashboard.bookings.loadList)
  await clock.advance(0)
  const held = watch(journey)
  browser.channelEnds.clear()
  const other = journey.openTab()
  await journey.begin(other)
  await journey.run(other.dashboard.session.signOut)
  await journey.run(() => other.dashboard.session.signIn({ email, password: demoPassword }))
  await clock.advance(0)
  return { journey, held, ...tab() }
}

/** demo@example.com has credit, and no booking of plan@example.com. */
const isMixed = ({ credit, bookings }: Held): boolean => credit && bookings.some((one) => one === 'PLN2001')

describe('when another customer signed in on this browser', () => {
  it('the next answer reveals it: the page never mixes the data of both', async () => {
    const { journey, held, dashboard, navigation } = await replaced()
    navigation.goTo(paths.profile)
    await journey.run(dashboard.bookings.loadList)
    await journey.clock.advance(0)
    expect(held.filter(isMixed)).toEqual([])
    expect(dashboard.session.state$.value).toMatchObject({ kind: 'signedIn' })
    expect(dashboard.customer.credit$.value).toEqual([])
    expect(latest(dashboard.customer.state$.value)?.id).not.toBe('7001')
    expect(navigation.current()).toBe('/')
    expect(dashboard.messages.toasts$.value.map(({ message }) => message)).toEqual([
      'Another account signed in on this browser, so this page now shows that account.',
    ])
  })

  it('a request for a booking of the other customer mixes no data', async () => {
    const { journey, held, dashboard } = await replaced()
    await journey.run(() => dashboard.bookings.load('SUN1001'))
    await journey.clock.advance(0)
    expect(held.filter(isMixed)).toEqual([])
    expect(dashboard.bookings.booking('SUN1001').value.kind).toBe('idle')
  })

  it('without owner headers, the page notices it when it reads the customer', async () => {
    const { journey, dashboard } = await replaced(withoutOwner)
    await journey.run(dashboard.customer.load)
    await journey.clock.advance(0)
    expect(dashboard.customer.credit$.value).toEqual([])
    expect(dashboard.bookings.list$.value.kind).toBe('idle')
  })

  it('a new sign-in of the same customer changes nothing', async () => {
    const { journey, dashboard } = await replaced(undefined, 'demo@example.com')
    await journey.run(dashboard.bookings.loadList)
    expect(dashboard.customer.credit$.value).not.toEqual([])
    expect(dashboard.messages.toasts$.value).toEqual([])
  })
})

it('a back end that contradicts itself about the customer is asked once more, then the page says that it failed', async () => {
  const sent: string[] = []
  const contradictory: Network = (backEnd) => async (input, init) => {
    const answer = await backEnd(input, init)
    const { pathname } = new URL(input)
    sent.push(pathname)
    if (pathname !== '/api/customer' || sent.length > 50) return answer
    return new Response((await answer.text()).replace(/"id":"?\d+"?/, '"id":"9999"'), answer)
  }
  const journey = createTestBed(1, { network: contradictory })
  await journey.begin(journey.tab())
  await journey.signIn()
  await journey.clock.advance(0)
  const { customer, session } = journey.tab().dashboard
  expect(sent.filter((path) => path === '/api/customer')).toHaveLength(2)
  expect([session.state$.value.kind, customer.state$.value.kind]).toEqual(['signedIn', 'failed'])
})

it('an answer that names somebody else again, just after the check, counts as failed', async () => {
  const odd: Network = (backEnd) => async (input, init) => {
    const answer = await backEnd(input, init)
    if (new URL(input).pathname.endsWith('/bookings')) answer.headers.set('x-customer-id', '9999')
    return answer
  }
  const journey = createTestBed(1, { network: odd })
  await journey.begin(journey.tab())
  await journey.signIn()
  const { bookings } = journey.tab().dashboard
  await journey.run(bookings.loadList)
  await journey.clock.advance(0)
  expect(await journey.run(bookings.loadList)).toMatchObject({ failure: { cause: { kind: 'notFromTheApi' } } })
  expect(bookings.list$.value.kind).toBe('failed')
})
