import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aWorld, createFakeBackend } from '@booking-dashboard/fake-backend'
import { paths } from '@booking-dashboard/core'
import { fail } from '../../test/fail'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'
import { renderAt } from '../../test/renderAt'
import { ToDoCard } from './ToDoCard'

const card = async (name: string) => {
  // A tile in the navigation may have the same name.
  const find = () => screen.getAllByRole('heading', { name }).flatMap((heading) => heading.closest('section') ?? [])
  await waitFor(() => expect(find()).toHaveLength(1))
  return within(find()[0] ?? document.body)
}

const openBooking = async (reference: string, hash = '') => {
  const world = await createSignedInWorld()
  return { world, ...openApp(world, `/booking/${reference}${hash}`) }
}

describe('the booking page', () => {
  it('shows the destination, dates, countdown, status and reference', async () => {
    await openBooking('SUN1001')
    expect(await screen.findByRole('heading', { level: 1, name: 'Barcelona: seven nights of music' })).toBeVisible()
    expect(screen.getByText('days to go').parentElement).toHaveTextContent('60 days to go')
    expect(screen.getByRole('button', { name: 'Copy booking reference SUN1001' })).toBeVisible()
    expect(screen.getByText('Outstanding')).toBeVisible()
  })

  it('lists what there is to do once, each with its page', async () => {
    await openBooking('SUN1001')
    const toDo = await card('To do')
    await toDo.findByRole('link', { name: 'Passport' })
    expect(toDo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 questions about your trip still to answer', '/booking/SUN1001/mandatory-information'],
      ['Change the address', '/booking/SUN1001/delivery/update'],
      ['Passport', '/profile'],
    ])
  })

  it.each([
    { paid: true, action: 'Show tickets', ways: ['Map'] },
    { paid: false, action: 'Ways to pay', ways: ['Show tickets', 'Map'] },
  ])('shows first what comes next in a trip of tomorrow (paid: $paid)', async ({ paid, action, ways }) => {
    const world = aWorld()
      .customer('demo@example.com')
      .booking((b) => {
        const trip = b.named('ADA1').room(40_000).tickets(1).departing(1).delivered('eticket', 2)
        return paid ? trip.paid() : trip
      })
    const backend = createFakeBackend({ seed: 1, wait: async () => undefined, world })
    openApp(await createSignedInWorld({ backend }), '/booking/ADA1')
    await screen.findByText('day to go')
    // The picture of the trip says it.
    expect(screen.queryByText('tomorrow')).toBeNull()
    const next = document.getElementById('next-up')?.closest('section')
    expect(next).toHaveTextContent(/Check in: /)
    const links = within(next ?? document.body).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent?.split(' of ')[0])).toEqual(ways)
    const side = within(screen.getByRole('complementary', { name: 'Left to pay' }))
    expect(side.getByRole('link', { name: action })).toBeVisible()
    expect(side.queryAllByText('All paid')).toHaveLength(paid ? 1 : 0)
    expect(screen.getAllByRole('link', { name: 'Show tickets' })).toHaveLength(1)
  })

  it('has the ways to add something beside its name', async () => {
    await openBooking('SUN1001')
    const add = within(await screen.findByRole('navigation', { name: 'Add' }))
    expect(
      add.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Add tickets', '/booking/SUN1001/tickets'],
      ['Add a room', '/booking/SUN1001/accommodation'],
      ['Add transport', '/booking/SUN1001/transport'],
      ['Add extras', '/booking/SUN1001/extras'],
    ])
  })

  it.each(['', '/make-payment'])('stays if only the allocations cannot be loaded%s', async (part) => {
    const world = await createSignedInWorld()
    fail(world.backend, 'getTicketAllocations', 'once')
    const { user } = openApp(world, `/booking/SUN1001${part}`)
    if (part !== '') {
      // The amount due is shown: the booking alone supplies it.
      expect(await screen.findByRole('link', { name: /^Pay / })).toBeVisible()
      expect(window.location.pathname).toBe('/booking/SUN1001/make-payment')
      return
    }
    await screen.findByRole('heading', { name: 'Price summary' })
    const missing = 'The allocation of your tickets is missing'
    expect(screen.getByRole('heading', { name: missing })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: missing })).toBeNull())
  })

  it('says what is left to do in no other place if nothing is', async () => {
    await openBooking('SUN1002')
    await screen.findByRole('heading', { name: 'Your tickets are ready' })
    expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull()
  })

  it('links to every part, with what is held in each', async () => {
    await openBooking('SUN1003')
    const parts = await card('Your booking')
    const leads = () =>
      parts
        .getAllByRole('listitem')
        .map((part) => [
          within(part).getByRole('link').getAttribute('href')?.replace('/booking/SUN1003', ''),
          part.textContent,
        ])
    await waitFor(() => expect(leads()[1]?.[1]).toMatch(/can be listed$/))
    await waitFor(() => expect(leads()[5]?.[1]).toMatch(/questions$/))
    expect(leads().map(([to]) => to)).toEqual([
      '/ticket-details',
      '/resale',
      '/accommodation',
      '/transport',
      '/extras',
      '/mandatory-information',
    ])
    expect(leads().map(([, text]) => text)).toEqual([
      // As on its screen: a ticket with a pending change of name counts for neither.
      expect.stringMatching(/^Tickets\d+ tickets\s·\s4 names can be changed$/),
      'Resale1 on resale\u00a0·\u00a01 can be listed',
      expect.stringMatching(/^Accommodation\d rooms?$/),
      expect.stringMatching(/^Transport\d journeys?$/),
      expect.stringMatching(/^Extras\d extras$/),
      'Required DataNo questions',
    ])
  })

  it('marks the next day with an entry, and links each place to a map', async () => {
    await openBooking('SUN1001')
    const trip = await card('Your itinerary')
    expect(trip.getByText('Next').closest('h3')).toHaveTextContent(/\d{4}Next$/)
    expect(trip.getByRole('link', { name: 'Map of Hotel Llum de Mar, in a new tab' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Hotel%20Llum%20de%20Mar%2C%20Barceloneta%2C%20Barcelona',
    )
    expect(trip.getByText('07:25').parentElement).toHaveTextContent(/^07:25 GMT$/)
  })

  it('names each delivery once, as its sender does', async () => {
    await openBooking('SUN1003')
    await screen.findByRole('list', { name: 'Progress of Programmes and opera glasses' })
    const names = () =>
      screen
        .getAllByRole('list', { name: /^Progress of/ })
        .map((list) => list.closest('li')?.querySelector('h3')?.textContent)
    expect(names()).toEqual(['Programmes and opera glasses', 'Courier'])
    cleanup()
    await openBooking('SUN1001')
    expect(await screen.findByRole('heading', { level: 3, name: 'Tracked post' })).toBeVisible()
  })

  it('shows the trip day by day, and never invents a time', async () => {
    await openBooking('SUN1001')
    const trip = await card('Your itinerary')
    const days = trip.getAllByRole('heading', { level: 3 })
    expect(days).toHaveLength(4)
    // The next day is open; any other is a line that opens.
    expect(days.map((day) => day.closest('details') !== null)).toEqual([false, true, true, true])
    expect(trip.getByText('Check in: Hotel Llum de Mar')).toBeVisible()
    const back = trip.getByText('Barcelona to London Gatwick', { selector: 'p > bdi' }).closest('li')
    expect(back).toHaveTextContent('Departure time TBC')
    expect(back).not.toHaveTextContent(/\d\d:\d\d|arrives/)
  })

  it('shows the sections of the price summary in their order, each with its subtotal, and the totals', async () => {
    await openBooking('SUN1001')
    const prices = await card('Price summary')
    expect(prices.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Accommodation',
      'Customer Change',
      'Tickets',
      'Transport',
      'Extras',
      'Insurance',
      'Delivery',
      'Discounts',
      'Totals',
    ])
    expect(prices.getByRole('region', { name: 'Tickets' })).toHaveTextContent('2 × Opening night at the Palau: Balcony')
    expect(prices.getByRole('region', { name: 'Discounts' })).toHaveTextContent('-£50.00')
    expect(prices.getByRole('region', { name: 'Transport' })).toHaveTextContent('Departure time TBC')
    const extras = prices.getByRole('region', { name: 'Extras' })
    expect(extras).toHaveTextContent('Welcome drink: Cava or orange juiceFree')
    expect(extras).toHaveTextContent('Late checkout: Until 14:00Included')
    expect(extras).toHaveTextContent('2 × City card: Seven days, all zonesWelcome drink')
    expect(prices.getByRole('region', { name: 'Totals' })).toHaveTextContent('Left to pay£1,324.00')
  })

  it('lists the payments with status, type, card and date', async () => {
    await openBooking('SUN1001')
    const [deposit, failed] = (await card('Payments made')).getAllByRole('listitem')
    expect(deposit).toHaveTextContent(
      /^Deposit Paid.*Card ending 4242 Reference PAY-60118£600\.00Receipt for Deposit, .*What it went towardsSUN1001.*£600\.00$/,
    )
    expect(failed).toHaveTextContent(/^Payment Failed.*Card ending 0002 Reference PAY-60371£200\.00$/)
    expect(failed?.closest('details')).toHaveTextContent(
      /^1 payment that failed or was returnedNothing was charged for these, or the money went back\./,
    )
    expect(within(failed ?? document.body).getByText('£200.00').tagName).toBe('S')
  })

  it('leaves out the passengers who do not travel and marks the lead', async () => {
    await openBooking('SUN1001')
    const people = (await card('Passengers')).getAllByRole('listitem').map((one) => one.textContent)
    expect(people).toEqual(['Amelia Hart Lead passenger', 'Theo Hart '])
  })

  it('has balance, due date and the main action at the side', async () => {
    await openBooking('SUN1001')
    const side = within(await screen.findByRole('complementary', { name: 'Left to pay' }))
    expect(side.getByRole('link', { name: 'Ways to pay' })).toHaveAttribute('href', '/booking/SUN1001/make-payment')
    expect(side.getAllByText('£1,324.00')).toHaveLength(2)
    expect(side.getByText('in 18 days')).toBeVisible()
  })

  it('says once what is overdue of a plan, with one way to pay it', async () => {
    openApp(await createSignedInWorld({ as: 'plan@example.com' }), '/booking/PLN2001')
    const parts = await card('Your booking')
    expect(parts.getByRole('link', { name: 'Payment plan' }).closest('li')).toHaveTextContent(/5 payments until /)
    expect(screen.getAllByRole('link', { name: 'Pay what is overdue' })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Pay what is overdue' })).toHaveAttribute(
      'href',
      '/booking/PLN2001/pay-in-full?part=overdue',
    )
    expect(screen.getByText('Next payment')).toBeVisible()
  })

  it('shows the earlier booking with a notice when a refresh fails', async () => {
    const world = await createSignedInWorld()
    await world.dashboard.bookings.load('SUN1001')
    fail(world.backend, 'getBooking', 'always')
    openApp(world, '/booking/SUN1001')
    // The failure leads to the list, so wait until the list has loaded.
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'This may be out of date' })).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Price summary' })).toBeVisible()
    })
  })

  it('shows that the outcome of a payment is unknown, with a link to its page', async () => {
    const { dashboard } = await createSignedInWorld()
    const payment = {
      path: paths.payInFull('SUN1001'),
      meaning: 'warning',
      heading: "We don't know yet whether your payment went through",
      sentence: "Please don't pay again.",
      action: { label: 'See how it stands', emphasis: 'secondary' },
      live: false,
    } as const
    renderAt(dashboard, '', <ToDoCard toDo={{ heading: 'To do', rows: [] }} payment={payment} />)
    const attention = await card('To do')
    expect(
      attention.getByRole('heading', { name: "We don't know yet whether your payment went through" }),
    ).toBeVisible()
    expect(attention.getByRole('link', { name: 'See how it stands' })).toHaveAttribute(
      'href',
      '/booking/SUN1001/pay-in-full',
    )
  })
})
