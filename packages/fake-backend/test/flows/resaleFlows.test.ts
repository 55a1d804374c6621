import { latest, resaleStatus, texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { beginSignedIn } from '../LoggedJourney.js'

const { putUp, cancel } = resaleStatus

const open = async () => {
  const journey = await beginSignedIn()
  const { dashboard, navigation } = journey.tab()
  const resale = dashboard.resale('SUN1003')
  await journey.run(resale.open)
  journey.log.length = 0
  const codeOf = (id: string) =>
    latest(dashboard.bookings.booking('SUN1003').value)?.tickets.find((ticket) => ticket.id === id)?.resale.code
  return { journey, navigation, resale, codeOf, dashboard }
}

describe('withdrawing a ticket from resale', () => {
  it('shows its result after a lost answer, and reports success', async () => {
    const { journey, codeOf, resale } = await open()
    journey.backend.faults.add({ match: { path: 'cancelResale' }, times: 'once', effect: { kind: 'lostAnswer' } })
    expect(await journey.run(() => resale.update([{ id: '5303', status: cancel }]))).toEqual({ kind: 'saved' })
    expect(codeOf('5303')).toBe(1)
    expect(journey.log.some((line) => line.includes(texts.resale.updated))).toBe(true)
  })
})

describe('an impossible change', () => {
  it('is refused before anything is sent, and the result names the ticket and the problem', async () => {
    const { journey, resale } = await open()
    const nothing = [{ id: '9', status: 'putUp' }] as unknown as Parameters<typeof resale.update>[0]
    expect(await journey.run(() => resale.update(nothing))).toEqual({
      kind: 'invalid',
      problems: [{ index: 0, problem: 'unknownStatus' }],
    })
    expect(await journey.run(() => resale.update([{ id: '5304', status: putUp }]))).toEqual({
      kind: 'invalid',
      problems: [{ index: 0, problem: 'notPossible' }],
    })
    expect(journey.log).toEqual([])
  })
})
