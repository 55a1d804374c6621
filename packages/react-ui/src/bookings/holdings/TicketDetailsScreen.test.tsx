import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../test/fail'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { openApp } from '../../../test/openApp'

const enter = async (reference = 'SUN1003') => {
  const world = await createSignedInWorld()
  const view = openApp(world, `/booking/${reference}/ticket-details`)
  await screen.findByRole('heading', { level: 1, name: 'Ticket details' })
  await screen.findByText(/^Who holds each ticket/)
  return { ...world, ...view }
}
const changeOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Change name: .*, ${name}$`) })
const add = () => screen.getByRole('button', { name: 'Add to basket' })
const rowOf = (text: string) => screen.getByText(text).closest('li')

describe('the holder of each ticket', () => {
  it('is shown for every ticket, with the reason if its name cannot change', async () => {
    await enter()
    expect(rowOf('It is on resale. Take it off resale first to change its name.')).toHaveTextContent('Oskar Brandt')
    expect(screen.getByRole('link', { name: 'Go to ticket resale' })).toHaveAttribute('href', '/booking/SUN1003/resale')
    expect(rowOf('It was sold, so somebody else holds it now.')).toHaveTextContent('Amelia Hart')
    expect(screen.getAllByText('The name on this ticket cannot be changed.')).not.toHaveLength(0)
    expect(screen.getByText('A change of its name is being reviewed.')).toBeVisible()
    expect(screen.getByText('A change of its name has been asked for and is waiting to be made.')).toBeVisible()
  })

  it('has the fee of a name change beside it, before anything is added', async () => {
    await enter()
    expect(screen.getAllByText('€15.00 Name Change Fee')).not.toHaveLength(0)
    expect(screen.getByText('Free to change')).toBeVisible()
  })
})

describe('when the pending changes of name are unknown', () => {
  it('the holder of each ticket is shown, and no change is offered until they are loaded', async () => {
    const world = await createSignedInWorld()
    fail(world.backend, 'getTicketCustomerDataChanges', 'once')
    const { user } = openApp(world, '/booking/SUN1001/ticket-details')
    expect(await screen.findByRole('heading', { name: "We can't change names right now" })).toBeVisible()
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('Theo Hart'))).toBe(true)
    expect(screen.queryByRole('button', { name: /^Change name/ })).toBeNull()
    expect(screen.queryByText(/resale of your tickets/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await changeOf('Amelia Hart')).toBeVisible()
  })
})

describe('another name', () => {
  it('is added to the basket, and the link to it has the focus', async () => {
    const { user, calls } = await enter('SUN1001')
    await user.click(await changeOf('Amelia Hart'))
    expect(screen.getByLabelText(/^Somebody on this booking/)).toHaveFocus()
    expect(screen.getByText('£15.00 Name Change Fee.')).toBeVisible()
    await user.type(screen.getByLabelText('First name'), ' Maya ')
    await user.type(screen.getByLabelText('Last name'), 'Lind')
    await user.type(screen.getByLabelText(/^Email address/), 'maya@example.com')
    await user.click(add())
    expect(await screen.findByText('Name Change added to basket –')).toBeVisible()
    expect(calls.find(({ call }) => call === 'POST /api/basket/SUN1001/ticketdetailchange')?.body).toMatchObject([
      { ticket_id: '5101', personal_details: { first_name: 'Maya', last_name: 'Lind', email: 'maya@example.com' } },
    ])
    const link = await screen.findByRole('link', { name: 'View basket' })
    const row = link.closest('li')
    expect(row).toHaveTextContent('Name Change added to basket – Maya Lind holds it once you check out. View basket')
    expect(row?.querySelector('[role=status]')).toHaveTextContent('Name Change added to basket')
    // The row says it, so no toast repeats it.
    expect(screen.queryByText('Name Change added to basket')).toBeNull()
    await waitFor(() => expect(link).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Change name: .*, Amelia Hart$/ })).toBeNull()
  })

  it('that could not be added has the focus at its failure, which stands above the form', async () => {
    const { user, backend } = await enter('SUN1001')
    await user.click(await changeOf('Amelia Hart'))
    await user.clear(await screen.findByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Grace')
    fail(backend, 'addNameChange', 'once', { kind: 'error', code: 1 })
    await user.click(add())
    const refused = await screen.findByRole('heading', { name: 'The change of name was not added' })
    await waitFor(() => expect(refused.closest('[tabindex="-1"]')).toHaveFocus())
  })

  it('says that it was not added if another tab has added a change of the ticket meanwhile', async () => {
    const { user, backend } = await enter('SUN1001')
    await user.click(await changeOf('Amelia Hart'))
    await user.type(screen.getByLabelText('First name'), 'Bob')
    await user.type(screen.getByLabelText('Last name'), 'Newly')
    const elsewhere = await createSignedInWorld({ backend })
    const ann = { firstName: 'Ann', lastName: 'Newly', email: '', telephone: '' }
    await elsewhere.dashboard.basket('SUN1001').addNameChange({ ticketId: '5101', ...ann })
    await user.click(add())
    expect(await screen.findByText(/Ann Newly holds it once you check out/)).toBeVisible()
    expect(screen.getByText('The change of name was not added –')).toBeVisible()
    expect(screen.queryByText(/^Name Change added/)).toBeNull()
  })

  it('must be complete and different from the current one', async () => {
    const { user, calls } = await enter('SUN1001')
    await user.click(await changeOf('Amelia Hart'))
    await user.type(screen.getByLabelText(/^Email address/), 'nonsense')
    await user.click(add())
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter a first name', 'Enter a last name', 'Enter an email address in the form name@example.com'])
    await user.clear(screen.getByLabelText(/^Email address/))
    await user.type(screen.getByLabelText('First name'), 'Amelia')
    await user.type(screen.getByLabelText('Last name'), 'Hart')
    await user.click(add())
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      /This is the name that the ticket has already/,
    )
    expect(screen.getByLabelText('First name')).toHaveFocus()
    expect(calls.filter(({ call }) => call.startsWith('POST /api/basket'))).toEqual([])
  })

  it('can be cancelled, and the focus returns', async () => {
    const { user } = await enter('SUN1001')
    await user.click(await changeOf('Amelia Hart'))
    await user.type(screen.getByLabelText('First name'), 'Maya')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(async () => expect(await changeOf('Amelia Hart')).toHaveFocus())
  })
})
