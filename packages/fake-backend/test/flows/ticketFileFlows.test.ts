import { allTicketsToShow, latest } from '@booking-dashboard/core'
import type { JoinedPdf, TicketFileEnd } from '@booking-dashboard/core/ports'
import { loadJoinPdfs } from '@booking-dashboard/http-adapter/node'
import { firstValueFrom, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { beginSignedIn } from '../LoggedJourney.js'

const ofTheo = '/api/booking/download/nB6cJ3yHt0WgUo5SiXe2vQk8'
const elsewhere = { title: 'Behind the scenes at the opera', reason: 'elsewhere' }

const openTickets = async () => {
  const journey = await beginSignedIn()
  const { bookings, ticketFile } = journey.tab().dashboard
  await journey.run(() => bookings.load('SUN1002'))
  const booking = latest(bookings.booking('SUN1002').value)
  if (booking === null) throw new Error('There is no booking')
  const joinPdfs = await loadJoinPdfs()
  const join = async () => {
    const fetched = new Subject<readonly Uint8Array[]>()
    const joined = new Subject<JoinedPdf>()
    const file = await ticketFile('SUN1002', allTicketsToShow(booking), (files) => {
      queueMicrotask(() => fetched.next(files))
      return firstValueFrom(joined)
    })
    const ending = { end: Promise.resolve<TicketFileEnd | null>(null) }
    const files = await journey.run(() => {
      ending.end = file.join()
      return firstValueFrom(fetched)
    })
    // The library works in real time, which no virtual clock knows.
    joined.next(await joinPdfs(files))
    const end = await ending.end
    if (end?.kind !== 'joined') return end
    const pages = /\/Count (\d+)/.exec(Buffer.from(end.file.bytes).toString('latin1'))?.[1]
    return { pages, missing: end.missing, isWhole: end.isWhole }
  }
  return { faults: journey.backend.faults, join, notified: () => journey.tab().dashboard.messages.toasts$.value }
}

describe('the e-tickets of a booking in one file', () => {
  it('have a page for each, without those of another issuer', async () => {
    const { join } = await openTickets()
    expect(await join()).toEqual({ pages: '2', missing: [elsewhere], isWhole: true })
  })

  it('name the ticket whose file is damaged or does not come, and have the other', async () => {
    const { join, faults, notified } = await openTickets()
    const headers = { 'content-type': 'application/pdf' }
    const theo = 'Strauss and friends, Theo Hart'
    faults.add({
      match: { path: ofTheo },
      times: 'once',
      effect: { kind: 'answer', status: 200, body: '%PDF-1.4 broken', headers },
    })
    expect(await join()).toEqual({
      pages: '1',
      missing: [{ title: theo, reason: 'unreadable' }, elsewhere],
      isWhole: false,
    })
    faults.add({ match: { path: ofTheo }, times: 'always', effect: { kind: 'status', status: 500 } })
    expect(await join()).toEqual({
      pages: '1',
      missing: [{ title: theo, reason: 'notFetched' }, elsewhere],
      isWhole: false,
    })
    expect(notified()).toEqual([])
  })
})
