import { type Booking, owed } from '@booking-dashboard/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import BasketScreen from '../../basket/BasketScreen'
import { AreaProvider } from '../../dashboard/DashboardContext'
import { CheckoutScreen, MakePaymentScreen, PayInFullScreen, PaymentPlanScreen } from '../../payment/screens'
import { createPlanBackend } from '../../../test/openPlan'
import { paperStripe } from '../../../test/paperStripe'
import { createSignedInWorld, type SignedInWorld } from '../../../test/createSignedInWorld'
import { amountPattern, amountsIn, rowsOf, toMinorUnits, toShown } from '../../../test/readAmounts'
import { renderAt } from '../../../test/renderAt'
import { anyVariedBooking, described, reckon, type Reckoned, type VariedBooking } from '../../../test/variedBookings'
import BookingScreen from '../../booking-page/BookingScreen'
import { BookingsFound } from '../list/many/BookingsFound'
import { openedBooking } from '../../../test/openedBooking'

const ref = 'VAR1'

interface Shown {
  readonly world: SignedInWorld
  readonly booking: Booking
  readonly varied: VariedBooking
  readonly due: Reckoned
}

const main = (): HTMLElement => document.body
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Every amount that a text calls overdue, or due by a day, equals that of the statement. */
const holdsWords = (text: string, { due, varied: { currency } }: Shown): void => {
  const said = (before: string, after: string): readonly number[] =>
    [...text.matchAll(new RegExp(`${before}(${amountPattern(currency)})${after}`, 'g'))].map(([, shown = '']) =>
      toMinorUnits(shown),
    )
  const each = (amounts: readonly number[], amount: number | null): void =>
    amounts.forEach((one) => expect(one).toBe(amount))
  each(said('', '(?: of your plan)? is overdue'), due.overdue)
  each(said('', '(?: left)? to pay by '), due.outstanding)
  each(said('', ' (?:is )?left to pay'), due.outstanding)
  each(said('Next: ', ''), due.nextByPlan)
  each(said('', ' is taken on'), due.nextByPlan)
  each(said('', ' left, taken by'), due.outstanding)
  if (due.overdue === 0) expect(text).not.toMatch(/overdue/i)
  if (due.nextByPlan !== null) expect(text).not.toMatch(/to pay by/)
}

/** Every label of the page's bills shows the right amount. */
const holdsRows = (
  rows: Readonly<Record<string, string>>,
  { varied }: Shown,
  amounts: Readonly<Record<string, number | null>>,
): void => {
  for (const [label, amount] of Object.entries(amounts)) {
    if (label in rows && amount !== null)
      expect([label, rows[label]]).toEqual([label, toShown(amount, varied.currency)])
  }
}

const open = async (shown: Shown, part: string, element: ReactNode): Promise<void> => {
  cleanup()
  renderAt(shown.world.dashboard, part, element, ref, part.split('?')[0])
  await screen.findByRole('heading', { level: 1 })
}

/** The button, the summary and the remaining balance agree on one amount. */
const paying = async (shown: Shown, part: string, amount: number): Promise<void> => {
  await open(shown, part, <PayInFullScreen />)
  if (amount === 0) {
    await screen.findByRole('heading', { name: /^(There is nothing left to pay|Nothing is overdue)$/ })
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    return
  }
  const { due, varied } = shown
  await screen.findByRole('button', { name: `Pay ${toShown(amount, varied.currency)}` })
  const rows = rowsOf(main())
  expect([rows['Total'], rows['Paid so far'], rows['This payment'], rows['Left after this payment']]).toEqual(
    [due.total, due.total - due.outstanding, amount, due.outstanding - amount].map((one) =>
      toShown(one, varied.currency),
    ),
  )
  holdsWords(main().textContent, shown)
}

const readers: Readonly<Record<string, (shown: Shown) => Promise<void>>> = {
  list: async (shown) => {
    const { value: state } = shown.world.dashboard.bookingsList.state$
    render(
      <AreaProvider value={shown.world.dashboard}>
        <MemoryRouter>{'isStale' in state && <BookingsFound state={state} />}</MemoryRouter>
      </AreaProvider>,
    )
    const card = screen.getByRole('link', { name: `Trip ${ref}` }).closest('li') ?? main()
    const { due, varied } = shown
    holdsWords(card.textContent, shown)
    const allowed = [due.outstanding, due.overdue, due.nextByPlan]
    const amounts = amountsIn(card.textContent, varied.currency)
    for (const amount of amounts) expect(allowed).toContain(amount)
    if (due.outstanding > 0) expect(amounts).toContain(due.outstanding)
  },
  booking: async (shown) => {
    await open(shown, '', <BookingScreen />)
    const { due, varied, booking } = shown
    holdsWords(main().textContent, shown)
    const paid = due.total - due.outstanding
    holdsRows(rowsOf(main()), shown, {
      Total: due.total,
      'Total booking price': due.total,
      'Paid so far': paid,
      'Left to pay': due.outstanding,
      'Next payment': due.nextByPlan,
    })
    const side = screen.getByRole('complementary', { name: 'Left to pay' })
    const first = due.outstanding === 0 ? 0 : due.overdue > 0 ? due.overdue : (due.nextByPlan ?? due.outstanding)
    expect(amountsIn(side.textContent, varied.currency)[0]).toBe(first)
    const prices = screen.getByRole('heading', { name: 'Price summary' }).closest('section') ?? main()
    const sections = within(prices).getAllByRole('region').slice(0, -1)
    const subtotals = sections.map(
      (section) => amountsIn(section.querySelector('summary')?.textContent ?? '', varied.currency)[0] ?? 0,
    )
    expect(sum(subtotals)).toBe(due.total)
    for (const section of sections) {
      const lines = Object.values(rowsOf(section)).flatMap((value) => amountsIn(value, varied.currency))
      expect(sum(lines)).toBe(amountsIn(section.querySelector('summary')?.textContent ?? '', varied.currency)[0])
    }
    const made = screen.getByRole('heading', { name: 'Payments made' }).closest('section') ?? main()
    const rows = within(made)
      .queryAllByRole('link', { name: /^Receipt/ })
      .map((link) => link.closest('li')?.textContent ?? '')
    expect(sum(rows.map((row) => amountsIn(row, varied.currency)[0] ?? 0))).toBe(
      sum(booking.payments.filter(({ status }) => status === 2).map(({ amount }) => amount)),
    )
  },
  'make-payment': async (shown) => {
    await open(shown, '/make-payment', <MakePaymentScreen />)
    await screen.findByRole('heading', {
      name: shown.due.outstanding === 0 ? 'There is nothing left to pay' : 'Ways to pay',
    })
    const { due, varied } = shown
    const inside = main()
    holdsWords(inside.textContent, shown)
    const left = due.nextByPlan === null ? null : due.outstanding - due.nextByPlan
    holdsRows(rowsOf(inside), shown, {
      Total: due.total,
      'Left to pay': due.outstanding,
      Overdue: due.overdue,
      'Next payment': due.nextByPlan,
      'Left after that': left,
    })
    for (const way of due.outstanding === 0
      ? []
      : within(screen.getByRole('region', { name: 'Ways to pay' })).getAllByRole('listitem')) {
      const [amount] = amountsIn(way.querySelector('header')?.textContent ?? '', varied.currency)
      if (amount !== undefined)
        expect(amount).toBe(/overdue/.test(way.querySelector('h3')?.textContent ?? '') ? due.overdue : due.outstanding)
    }
    // Only one button pays, and it is not on this page.
    expect(screen.queryByRole('link', { name: /^Pay \D?\D?\d/ })).toBeNull()
  },
  plan: async (shown) => {
    if (shown.booking.paymentPlan === null) return
    await open(shown, '/payment-plan', <PaymentPlanScreen />)
    const { due, varied } = shown
    const table = screen.queryByRole('table', { name: 'What is taken, and when' })
    holdsWords(main().textContent, shown)
    if (table === null) return
    const amounts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => amountsIn(row.textContent, varied.currency)[0] ?? 0)
    expect(sum(amounts)).toBe(due.total - varied.deposit)
    const paid = varied.instalments.filter((state) => state === 'paid').length
    expect(screen.getByText(new RegExp(`^${paid} of ${varied.instalments.length} payments? paid$`))).toBeVisible()
  },
  basket: async (shown) => {
    const { world, varied } = shown
    if (varied.departs < 0) return
    const feature = world.dashboard.basket(ref)
    await feature.addTickets({
      tickets: [{ ticketTypeId: '78011', ticketName: 'Stalls', passengerId: 1 }],
    })
    await open(shown, '/cart', <BasketScreen />)
    const total = await screen.findByRole('complementary', { name: 'Basket total' })
    const { Total: whole = '', 'of which Booking Fee': _fee, ...sections } = rowsOf(total)
    expect(sum(Object.values(sections).flatMap((value) => amountsIn(value, varied.currency)))).toBe(toMinorUnits(whole))
    expect(toMinorUnits(whole)).toBe(4507 + 251)
  },
  checkout: async (shown) => {
    const { varied, due } = shown
    if (varied.departs < 0) return
    await open(shown, '/checkout', <CheckoutScreen />)
    await screen.findByRole('button', { name: `Pay ${toShown(4758, varied.currency)}` })
    holdsWords(main().textContent, shown)
    expect(new Set(amountsIn(screen.getByRole('complementary').textContent, varied.currency))).toEqual(
      new Set([4758, 251]),
    )
    const left = screen.queryByText(/the rest of your booking/i)?.textContent ?? ''
    expect(amountsIn(left, varied.currency)).toEqual(due.outstanding === 0 ? [] : [due.outstanding])
    expect(/taken by your payment plan/.test(left)).toBe(due.nextByPlan !== null)
  },
  'pay-in-full': (shown) => paying(shown, '/pay-in-full', shown.due.outstanding),
  'pay-overdue': (shown) => paying(shown, '/pay-in-full?part=overdue', shown.due.overdue),
  receipt: async (shown) => {
    const paid = shown.booking.payments.find(({ status }) => status === 2)
    if (paid === undefined) return
    await open(shown, `/make-payment?receipt=${paid.reference}`, <MakePaymentScreen />)
    const receipt = screen.getByRole('article')
    holdsRows(rowsOf(receipt), shown, {
      'Amount paid': paid.amount,
      'Left to pay': shown.due.outstanding === 0 ? null : shown.due.outstanding,
    })
    expect(within(receipt).getByRole('heading').textContent).toContain(
      `${toShown(paid.amount, shown.varied.currency)} paid`,
    )
  },
}

const show = async (varied: VariedBooking): Promise<Shown> => {
  const backend = createPlanBackend()
  backend.bookings.add('demo@example.com', described(varied))
  paperStripe.install(backend)
  const world = await createSignedInWorld({ backend })
  await world.dashboard.bookings.loadList()
  return { world, booking: await openedBooking(world.dashboard, ref), varied, due: reckon(varied) }
}

it('every amount on every screen matches the statement, whatever is owed', async () => {
  const property = fc.asyncProperty(anyVariedBooking, async (varied) => {
    const shown = await show(varied)
    const { due } = shown
    const { outstanding, overdue, next } = owed(shown.booking)
    expect([
      outstanding.amount,
      overdue?.amount?.amount ?? 0,
      next?.taken === 'byItself' ? next.amount.amount : null,
    ]).toEqual([due.outstanding, due.overdue, due.nextByPlan])
    try {
      for (const read of Object.values(readers)) await read(shown)
    } finally {
      cleanup()
    }
  })
  await fc.assert(property, { seed: 20261209, numRuns: 14 })
})
