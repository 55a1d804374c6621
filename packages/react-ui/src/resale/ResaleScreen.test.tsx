import { texts } from '@booking-dashboard/core'
import { createFakeBackend, type FakeBackend } from '@booking-dashboard/fake-backend'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createSignedInWorld } from '../../test/createSignedInWorld'
import { openApp } from '../../test/openApp'

const enter = async (reference = 'SUN1003', given?: FakeBackend) => {
  const world = await createSignedInWorld(given)
  const view = openApp(world, `/booking/${reference}/resale`)
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

  it('hides tickets that can never be listed, and puts sold ones last', async () => {
    const { dashboard } = await enter()
    const rows = screen
      .getAllByRole('listitem')
      .filter((item) => item.closest('main') !== null && item.closest('nav') === null)
    const booking = dashboard.bookings.booking('SUN1003').value
    expect(booking.kind === 'loaded' && booking.value.tickets).toHaveLength(10)
    expect(rows).toHaveLength(9)
    const sold = screen.getByRole('heading', { level: 2, name: 'Sold' }).closest('section')
    expect(rows.at(-1)?.closest('section')).toBe(sold)
    expect(sold).toHaveTextContent('Aida')
  })

  it('shows the changes in advance, then lists and removes tickets in one update', async () => {
    const { user, calls } = await enter()
    expect(review()).toHaveAttribute('aria-disabled', 'true')
    await user.click(putUp())
    await user.click(takeOff())
    expect(summary().getByText('Resale Fees').closest('div')).toHaveTextContent('€4.00')
    expect(summary().getByText('Kept for yourselves').closest('div')).toHaveTextContent('8 tickets')
    await user.click(review())
    const dialog = within(await screen.findByRole('dialog', { name: 'Update the resale of your tickets?' }))
    expect(dialog.getByText('La traviata under the stars: Numbered steps, Margaret Hart')).toBeVisible()
    expect(dialog.getByText('La traviata under the stars: Gold stalls, Oskar Brandt')).toBeVisible()
    expect(dialog.getByText(/^\d+ tickets? of this booking/)).toHaveTextContent(
      /Resale Fees of this booking afterwards: €\d+\.00\. They are the Booking Fees of the tickets on resale\. Who pays them, and when, is not known yet\.$/,
    )
    expect(dialog.getByText(/the money goes to your account ending 5678\. We confirm the amount/)).toBeVisible()
    expect(dialog.getByText(/Once it is sold, it cannot be used to enter any more/)).toBeVisible()
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

  it('says where the money for a sold ticket goes, before anything is chosen', async () => {
    await enter()
    expect(screen.getByText(/the money goes to your account ending 5678/)).toBeVisible()
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

  it('is updating until the end is known, and a second click does nothing', async () => {
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const backend = createFakeBackend({ seed: 1, wait: () => held })
    const { user, calls } = await enter('SUN1003', backend)
    backend.faults.add({
      match: { path: 'putUpForResale' },
      times: 'once',
      effect: { kind: 'delay', milliseconds: 1000 },
    })
    await user.click(putUp())
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'List 1 ticket' }))
    const updating = await screen.findByRole('button', { name: /Updating the resale of your tickets/ })
    expect(updating).toHaveAttribute('aria-busy', 'true')
    await user.click(updating)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect(await screen.findByText('The resale of your tickets was successfully updated!')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Review changes' })).not.toHaveAttribute('aria-busy')
    expect(resaleCalls(calls)).toHaveLength(1)
  })

  it('keeps a refused selection, shows the reason once with advice, and can be submitted again', async () => {
    const { user, backend } = await enter()
    backend.faults.add({ match: { path: 'putUpForResale' }, times: 'once', effect: { kind: 'status', status: 500 } })
    await user.click(putUp())
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'List 1 ticket' }))
    const heading = await screen.findByRole('heading', { name: 'The resale of your tickets was not updated' })
    const alert = heading.closest('[role=alert]')
    expect(alert).toHaveTextContent('What you chose is still chosen. Please check it and try again.')
    expect(screen.getAllByText(/We're unable to update the resale of your tickets right now/)).toHaveLength(1)
    await waitFor(() => expect(alert?.parentElement).toHaveFocus())
    expect(putUp()).toBeChecked()
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'List 1 ticket' }))
    expect(await screen.findByText('The resale of your tickets was successfully updated!')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /not updated/ })).toBeNull()
  })

  it('says that part was updated, and after lost answers that it does not know', async () => {
    const { user, backend } = await enter()
    const once = (path: string, effect: 'status' | 'drop') =>
      backend.faults.add({
        match: { path },
        times: 'always',
        effect: effect === 'drop' ? { kind: 'drop' } : { kind: 'status', status: 500 },
      })
    once('putUpForResale', 'status')
    await user.click(putUp())
    await user.click(takeOff())
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'List 1 and take 1 off' }))
    const part = 'The resale of your tickets was not updated in full'
    expect(await screen.findByRole('heading', { name: part })).toBeVisible()
    backend.faults.clear()
    once('putUpForResale', 'drop')
    once('getTicketCustomerDataChanges', 'drop')
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: 'List 1 ticket' }))
    const unknown = 'We do not know yet whether the resale of your tickets was updated'
    expect(await screen.findByRole('heading', { name: unknown })).toBeVisible()
    expect(screen.queryByRole('heading', { name: part })).toBeNull()
    const check = () => user.click(screen.getByRole('button', { name: 'Check what was done' }))
    await check()
    expect(await screen.findByRole('heading', { name: unknown })).toBeVisible()
    backend.faults.clear()
    await check()
    await waitFor(() => expect(screen.queryByRole('heading', { name: unknown })).toBeNull())
    expect(putUp()).toBeChecked()
  })

  it('says once that the device was offline, beside the retained choice', async () => {
    const { user, backend } = await enter()
    backend.faults.add({ match: { path: 'putUpForResale' }, times: 'once', effect: { kind: 'drop' } })
    await user.click(putUp())
    await user.click(review())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(await screen.findByRole('button', { name: 'List 1 ticket' }))
    const heading = await screen.findByRole('heading', { name: 'The resale of your tickets was not updated' })
    expect(heading.closest('[role=alert]')).toHaveTextContent(texts.failure.offline)
    expect(screen.queryByText(texts.failure.offlineUnsent)).toBeNull()
    expect(putUp()).toBeChecked()
  })

  it('drops a selection that took effect elsewhere, and offers the opposite at once', async () => {
    const { user, backend, dashboard } = await enter()
    await user.click(takeOff())
    backend.resale.sell('5303')
    await act(() => dashboard.bookings.refresh('SUN1003'))
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Take off/ })).toBeNull())
    expect(review()).toHaveAttribute('aria-disabled', 'true')
  })

  it('closes a question that took effect elsewhere, and opens the next one only on request', async () => {
    const { user, backend, dashboard } = await enter()
    await user.click(takeOff())
    await user.click(review())
    await screen.findByRole('button', { name: 'Take 1 ticket off' })
    backend.resale.sell('5303')
    await act(() => dashboard.bookings.refresh('SUN1003'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(putUp())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('retains the choice for a customer who returns', async () => {
    const { user, unmount, ...world } = await enter()
    await user.click(putUp())
    unmount()
    openApp(world, '/booking/SUN1003/resale')
    await screen.findByRole('button', { name: 'Review changes' })
    expect(putUp()).toBeChecked()
  })

  it('offers nothing before the pending changes of name are known', async () => {
    const world = await createSignedInWorld()
    world.backend.faults.add({
      match: { path: 'getTicketCustomerDataChanges' },
      times: 'once',
      effect: { kind: 'status', status: 500 },
    })
    const { user } = openApp(world, '/booking/SUN1003/resale')
    expect(
      await screen.findByRole('heading', { name: "We can't show the resale of your tickets right now" }),
    ).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Review changes' })).toBeVisible()
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

  it('are selected by event, and sent in one batch', async () => {
    const { user, calls } = await enterBig()
    const all = screen.getAllByRole('checkbox', { name: /^List all \d+ tickets / })[0] ?? document.body
    const count = Number(/\d+/.exec(all.closest('div')?.textContent ?? '')?.[0])
    await user.click(all)
    expect(all).toBeChecked()
    expect(summary().getByText('List for resale').closest('div')).toHaveTextContent(`${count} tickets`)
    await user.click(review())
    await user.click(await screen.findByRole('button', { name: `List ${count} tickets` }))
    expect(await screen.findByText('The resale of your tickets was successfully updated!')).toBeVisible()
    const sent = resaleCalls(calls)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ tickets: { length: count } })
  })
})
