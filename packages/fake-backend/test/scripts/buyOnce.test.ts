import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fetch } from '@booking-dashboard/http-adapter/node'
import { afterAll, expect, it } from 'vitest'
import { createFakeBackend } from '../../src/createFakeBackend.js'
import { journeyStart } from '../../src/journeys/TestBed.js'
import { JourneyClock } from '../../src/journeys/JourneyClock.js'
import { buyOnce } from '../../../http-adapter/examples/buy-once.js'

/** The booking has two others. */
const withTheTicket = 3
const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

/** Kills the script at its nth call, before or after the back end has read it, and runs it again. */
const killedAt = async (nth: number, when: 'before' | 'after') => {
  const clock = new JourneyClock(journeyStart)
  const backend = createFakeBackend({ clock, wait: clock.wait })
  const [folder, left] = [newFolder(), newFolder()]
  let calls = 0
  const dying: Fetch = async (url, init) => {
    calls += 1
    if (calls < nth) return backend.fetch(url, init)
    if (calls === nth) {
      if (when === 'after') await backend.fetch(url, init)
      // A dead process writes nothing more.
      cpSync(folder, left, { recursive: true })
    }
    return new Promise<never>(() => undefined)
  }
  const run = (fetch: Fetch, vault: string) => buyOnce({ baseUrl: 'http://localhost', fetch, scheduler: clock }, vault)
  run(dying, folder).catch(() => undefined)
  await clock.advance(10_000)
  const isKilled = calls >= nth
  const said = await clock.untilDone(run((url, init) => backend.fetch(url, init), isKilled ? left : folder))
  const booking = backend.inspect.bookings().find(({ reference }) => reference === 'SUN1001')
  return {
    isKilled,
    said,
    charges: backend.inspect.charges().length,
    tickets: booking?.tickets.length,
  }
}

it('a purchase that is killed at any line and run again is charged once', async () => {
  let nth = 0
  for (let isKilled = true; isKilled; ) {
    nth += 1
    for (const when of ['before', 'after'] as const) {
      const end = await killedAt(nth, when)
      expect({ nth, when, ...end }).toMatchObject({ said: ['It is booked.'], charges: 1, tickets: withTheTicket })
      ;({ isKilled } = end)
    }
  }
  expect(nth).toBeGreaterThan(10)
}, 60_000)

it('is the script of the guide', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const [, code = ''] = /(const ref[^]*?\n}\n)/.exec(read('http-adapter/examples/buy-once.ts')) ?? []
  expect(read('core/docs/guides/script-a-purchase.md')).toContain(code)
})
