import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createSignedInWorld } from '../../../test/createSignedInWorld'
import { renderAt } from '../../../test/renderAt'
import AccommodationsScreen from './AccommodationsScreen'
import { BookedStays } from './AccommodationsScreen'

const enter = async (bookingRef = 'SUN1001') => {
  const world = await createSignedInWorld()
  const view = renderAt(world.dashboard, '/accommodation', <AccommodationsScreen />, bookingRef)
  return { ...world, ...view }
}

const card = (region: string, name: string) =>
  within(
    within(screen.getByRole('region', { name: region }))
      .getByRole('heading', { level: 3, name })
      .closest('article') ?? document.body,
  )

describe('the booked accommodation', () => {
  it('is shown stay by stay: nights, place, and each room with its guests, its extras and its cost', async () => {
    await enter()
    await screen.findByRole('heading', { name: 'Apartaments Gràcia' })
    const booked = screen.getByRole('heading', { level: 2, name: 'Where you stay' })
    expect(screen.getByText('Hotel Llum de Mar and Casa dels Tarongers')).toBeVisible()
    fireEvent.click(booked)
    const hotel = card('Where you stay', 'Hotel Llum de Mar')
    expect(hotel.getByText(/, 5 nights$/)).toBeVisible()
    expect(hotel.getByText('Barceloneta, Barcelona')).toBeVisible()
    expect(hotel.getByText('Amelia Hart and Theo Hart')).toBeVisible()
    expect(hotel.getByText('£922.00')).toBeVisible()
    expect(hotel.getAllByRole('listitem').map((one) => one.textContent)).toContain('Late checkoutUntil 14:00Included')
    expect(
      card('Where you stay', 'Casa dels Tarongers').getAllByRole('heading', { level: 4, name: 'Single garden room' }),
    ).toHaveLength(2)
  })

  it('gives the next step if no room is booked', async () => {
    const { dashboard } = await createSignedInWorld()
    renderAt(dashboard, '/accommodation', <BookedStays stays={[]} alone={false} inMoney={String} />)
    expect(screen.getByRole('heading', { name: 'No rooms booked yet' })).toBeVisible()
    expect(screen.getByText('Choose where you would like to stay from what is on sale below.')).toBeVisible()
  })
})

describe('accommodations on sale', () => {
  it('have their kinds of room, with capacity, prices and availability, and a link', async () => {
    const { user } = await enter()
    await screen.findByRole('heading', { name: 'Apartaments Gràcia' })
    const hotel = card('Add a room', 'Hotel Llum de Mar')
    expect(hotel.getByRole('img', { name: '4 stars' })).toBeVisible()
    expect(hotel.getByText(/, 7 nights$/)).toBeVisible()
    expect(hotel.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Double roomSleeps up to 2Only 6 left£656.00incl. £12.00 Booking Fee',
      'Twin roomSleeps up to 2Only 2 left£628.00incl. £12.00 Booking Fee',
      'Harbour suiteSleeps up to 4Sold out£1,504.00incl. £24.00 Booking Fee',
    ])
    // The cheapest available.
    expect(hotel.getAllByText('£628.00')).toHaveLength(2)
    expect(card('Add a room', 'Apartaments Gràcia').getByText('Available')).toBeVisible()
    expect(screen.queryByText('Gran Hotel Via')).toBeNull()
    await user.click(hotel.getByRole('link', { name: 'Choose rooms: Hotel Llum de Mar' }))
    expect(screen.getByText('Another page')).toBeVisible()
  })

  it('show what is in the basket, and whether all is sold out', async () => {
    const { dashboard } = await enter()
    await screen.findByRole('heading', { name: 'Hostal del Born' })
    const room = { accommodationId: '3300', roomId: '33001', name: 'Single room' }
    await dashboard.basket('SUN1001').addAccommodation({ rooms: [{ ...room, extras: [] }] })
    await dashboard.accommodationList('SUN1001').open()
    const hostal = card('Add a room', 'Hostal del Born')
    expect(await hostal.findByText('1 room in your basket')).toBeVisible()
    expect(await hostal.findByText('Every room here is sold out. Please look again later.')).toBeVisible()
    expect(hostal.getByRole('link', { name: 'See rooms: Hostal del Born' })).toBeVisible()
  })

  it('have a heading of their own if there are none', async () => {
    await enter('SUN1003')
    expect(await screen.findByRole('heading', { name: 'No rooms on sale' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your booking' })).toBeVisible()
  })
})
