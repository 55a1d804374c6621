import { latest, resaleStatus, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import type { Journey } from './Journey.js'
import { beginSignedIn } from './LoggedJourney.js'

const open = async () => {
  const journey = await beginSignedIn()
  const { bookings, resale } = journey.tab().dashboard
  await journey.run(bookings.load('SUN1003'))
  const codeOf = (id: string) =>
    latest(bookings.booking('SUN1003').value)?.tickets.find((ticket) => ticket.id === id)?.resale.code
  return { journey, resale: resale('SUN1003'), codeOf }
}

const takeOff = (journey: Journey, id: string) =>
  journey.run(
    journey
      .tab()
      .dashboard.resale('SUN1003')
      .update([{ id, status: resaleStatus.cancel }]),
  )

describe('taking a ticket off the list', () => {
  it('that was sold meanwhile is refused, and the booking says so without being asked again', async () => {
    const { journey, codeOf, resale } = await open()
    journey.backend.resale.sell('5303')
    await takeOff(journey, '5303')
    expect(codeOf('5303')).toBe(3)
    expect(resale.update$.value.kind).toBe('failed')
    expect(journey.log.some((line) => line.includes(texts.failure.resaleNotPossible))).toBe(true)
  })

  it('whose answer was lost shows what came of it', async () => {
    const { journey, codeOf } = await open()
    journey.backend.faults.add({ match: { path: 'cancelResale' }, times: 'once', effect: { kind: 'lostAnswer' } })
    await takeOff(journey, '5303')
    expect(codeOf('5303')).toBe(1)
  })
})
