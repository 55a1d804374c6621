import { describe, expect, it } from 'vitest'
import { beginSignedIn } from '../LoggedJourney.js'

const openDelivery = async () => {
  const journey = await beginSignedIn()
  const { client, bookings, deliveryAddress } = journey.tab().dashboard
  await journey.run(async () => Promise.all([client.needLists(), bookings.loadList(), bookings.load('SUN1001')]))
  journey.log.length = 0
  const cityOf = (wanted: string) =>
    journey.backend.inspect.bookings().find(({ reference }) => reference === wanted)?.deliveries[0]?.address?.city
  return { journey, form: deliveryAddress('SUN1001'), cityOf }
}

describe('the address of a delivery', () => {
  it('is changed for its own booking alone', async () => {
    const { journey, form, cityOf } = await openDelivery()
    const before = cityOf('SUN1003')
    expect(form.reach$.value).toMatchObject({ offered: true, everywhere: false })
    form.type('city', 'Galway')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect([cityOf('SUN1001'), cityOf('SUN1003')]).toEqual(['Galway', before])
  })

  it('is used for the other bookings too once they were looked up, also where the press comes first', async () => {
    const { journey, form, cityOf } = await openDelivery()
    form.chooseEverywhere(true)
    expect(form.state$.value.changed).toBe(true)
    form.type('city', 'Galway')
    expect(await journey.run(form.save)).toEqual({ kind: 'saved' })
    expect([cityOf('SUN1001'), cityOf('SUN1003')]).toEqual(['Galway', 'Galway'])
    expect(form.reach$.value.everywhere).toBe(false)
  })

  it('is sent nowhere while the other bookings could not be looked up', async () => {
    const { journey, form, cityOf } = await openDelivery()
    const before = cityOf('SUN1001')
    form.chooseEverywhere(true)
    form.type('city', 'Galway')
    journey.backend.faults.add({
      match: { path: 'getBooking' },
      times: 'always',
      effect: { kind: 'error', code: 99999999, message: 'No.' },
    })
    expect(await journey.run(form.save)).toMatchObject({ kind: 'invalid', problems: [{ field: 'everywhere' }] })
    expect([form.reach$.value.others, cityOf('SUN1001')]).toEqual(['unknown', before])
    expect(form.state$.value).toMatchObject({ values: { city: 'Galway' }, busy: false })
  })

  it('keeps what was typed and what was chosen when the screen is left, and forgets both when it is given up', async () => {
    const { form } = await openDelivery()
    form.chooseEverywhere(true)
    form.type('city', 'Galway')
    form.leave()
    expect([form.reach$.value.everywhere, form.state$.value.values['city']]).toEqual([true, 'Galway'])
    form.cancel()
    expect([form.reach$.value.everywhere, form.state$.value.changed]).toEqual([false, false])
  })
})
