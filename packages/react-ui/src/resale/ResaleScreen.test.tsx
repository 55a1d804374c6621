import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const enter = async () => {
  const world = await createSignedInWorld()
  const view = openApp(world, '/booking/SUN1003/resale')
  await screen.findByRole('heading', { level: 1, name: 'Ticket resale' })
  await screen.findByRole('button', { name: 'Review changes' })
  return { ...world, ...view }
}
const putUp = () => screen.getByRole('checkbox', { name: /^List for resale Numbered steps, Margaret Hart$/ })
const takeOff = () => screen.getByRole('checkbox', { name: /^Take off resale Gold stalls, Oskar Brandt$/ })
const review = () => screen.getByRole('button', { name: 'Review changes' })
const summary = () => within(screen.getByRole('complementary', { name: 'Your changes' }))
const resaleCalls = (calls: readonly { readonly call: string; readonly body: unknown }[]) =>
  calls.filter(({ call }) => /^(POST|DELETE) .*resale/.test(call))

describe('the resale of tickets', () => {
  it('shows for each ticket its choice, or the exact reason why there is none', async () => {
    await enter()
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)).toHaveLength(2)
    expect(putUp()).not.toBeChecked()
    expect(takeOff()).not.toBeChecked()
    expect(screen.getAllByText('Cannot be listed for resale due to customer data changes')).toHaveLength(2)
    expect(screen.getByText('Cannot be listed until your booking is paid in full')).toBeVisible()
    expect(screen.getByText('Cannot be listed because the date for resale has passed')).toBeVisible()
    expect(screen.getByText('Cannot be listed because resale is not open for this ticket')).toBeVisible()
    expect(screen.getByText('Cannot be listed because there is no resale for this kind of ticket')).toBeVisible()
  })

  it('shows the changes in advance, then lists and removes tickets in one update', async () => {
    const { user, calls } = await enter()
    expect(review()).toHaveAttribute('aria-disabled', 'true')
    await user.click(putUp())
    await user.click(takeOff())
    expect(summary().getByText('Resale Fees').closest('div')).toHaveTextContent('€4.00')
    expect(summary().getByText('Kept for yourselves').closest('div')).toHaveTextContent('8 tickets')
    await user.click(review())
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your changes' }))
    expect(dialog.getByText('La traviata under the stars: Numbered steps, Margaret Hart')).toBeVisible()
    expect(dialog.getByText('La traviata under the stars: Gold stalls, Oskar Brandt')).toBeVisible()
    expect(dialog.getByText(/^You then keep 8 tickets for yourselves\./)).toHaveTextContent(
      /Resale Fees: €4\.00\. The Booking Fees of the tickets on resale\. We do not know yet who pays them, or when\.$/,
    )
    expect(dialog.getByText(/the money goes to your account ending 5678\. We confirm the amount/)).toBeVisible()
    expect(dialog.getByText(/Once it is sold, it no longer lets you in/)).toBeVisible()
    expect(resaleCalls(calls)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'List 1 and take 1 off' }))
    expect(await screen.findByText('The resale of your tickets was successfully updated!')).toBeVisible()
    expect(resaleCalls(calls)).toEqual([
      { call: 'POST /api/booking/SUN1003/resale', body: { tickets: ['5302'] } },
      { call: 'DELETE /api/booking/SUN1003/resale/5303', body: null },
    ])
    expect(
      await screen.findByRole('checkbox', { name: /^Take off resale Numbered steps, Margaret Hart$/ }),
    ).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^List for resale Gold stalls, Oskar Brandt$/ })).not.toBeChecked()
    expect(review()).toHaveAttribute('aria-disabled', 'true')
  })

  it('changes nothing if the customer answers Not yet', async () => {
    const { user, calls } = await enter()
    await user.click(putUp())
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'Not yet' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(putUp()).toBeChecked()
    expect(resaleCalls(calls)).toEqual([])
  })

  it('says so if a booking has no ticket that could be listed', async () => {
    const world = await createSignedInWorld()
    openApp(world, '/booking/SUN0901/resale')
    expect(await screen.findByRole('heading', { name: 'No tickets to list' })).toBeVisible()
  })
})

describe('many tickets', () => {
  const enterBig = async () => {
    const world = await createSignedInWorld()
    world.backend.bookings.addBig(300)
    const view = openApp(world, '/booking/SUN5000/resale')
    await screen.findByRole('searchbox', { name: 'Find a ticket' })
    return { ...world, ...view }
  }
  const found = () => within(screen.getByRole('search')).getByRole('status')

  it('are grouped by event, of which the first is open, and are found by text and state', async () => {
    const { user } = await enterBig()
    const events = screen.getAllByRole('button', { expanded: false })
    expect(events.length).toBeGreaterThan(10)
    expect(screen.getAllByRole('button', { expanded: true }).length).toBeLessThan(events.length)
    await user.click(screen.getByRole('radio', { name: /^On resale/ }))
    const count = Number(
      /[\d,]+/
        .exec(screen.getByRole('radio', { name: /^On resale/ }).closest('label')?.textContent ?? '')?.[0]
        ?.replace(',', ''),
    )
    await waitFor(() => expect(found()).toHaveTextContent(`${count} tickets found`))
    expect(screen.queryByRole('checkbox', { name: /^List/ })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Find a ticket' }), 'zz')
    expect(await screen.findByRole('heading', { name: 'No tickets match' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }))
    await waitFor(() => expect(found()).toHaveTextContent(/^[\d,]+ tickets$/))
    expect(screen.getByRole('searchbox', { name: 'Find a ticket' })).toHaveFocus()
  })
})
