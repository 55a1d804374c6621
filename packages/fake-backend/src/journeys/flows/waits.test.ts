import { texts } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { startJourney } from '../Journey.js'

const seconds = (count: number): number => count * 1000

/** A journey whose back end leaves these calls without an answer, and what its page shows. */
const hanging = (...paths: readonly string[]) => {
  const notified: string[] = []
  const journey = startJourney(1, {
    onTab: ({ dashboard }) =>
      void dashboard.messages.toasts$.subscribe((toasts) => notified.push(...toasts.map(({ message }) => message))),
  })
  const hang = (): void =>
    paths.forEach((path) =>
      journey.backend.faults.add({
        match: { path },
        times: 'always',
        effect: { kind: 'delay', milliseconds: 600_000 },
      }),
    )
  const { clock } = journey
  /** How long a task takes on the clock of the page, in milliseconds. */
  const timed = async <A>(task: () => Promise<A>): Promise<readonly [A, number]> => {
    const before = clock.now()
    const end = await journey.run(task)
    return [end, clock.now() - before]
  }
  return { journey, hang, timed, notified }
}

describe('a wait ends by itself', () => {
  it('for the client’s id and its config after 10 s each, and the page goes on with the product’s own look', async () => {
    const { journey, hang, timed, notified } = hanging('getClientId', 'getClientConfig')
    hang()
    const { client, session } = journey.tab().dashboard
    const [end, took] = await timed(client.setUp)
    expect([end, took]).toEqual([{ kind: 'failed', failure: expect.anything() }, seconds(20)])
    expect(notified.length).toBeGreaterThan(0)
    await journey.run(session.check)
    await journey.signIn()
  })

  it('for the genders and countries of a form after 30 s, and they can be asked for again', async () => {
    const { journey, hang, timed } = hanging('getGenders', 'getCountries')
    await journey.begin(journey.tab())
    await journey.signIn()
    hang()
    const { needLists } = journey.tab().dashboard.client
    const [end, took] = await timed(needLists)
    expect([end, took]).toEqual([expect.objectContaining({ kind: 'failed' }), seconds(30)])
    journey.backend.faults.clear()
    expect(await journey.run(needLists)).toMatchObject({ kind: 'done' })
  })

  it('for a download after 30 s, in words, and it can be tried again', async () => {
    const { journey, hang, timed, notified } = hanging('downloadConfirmation')
    await journey.begin(journey.tab())
    await journey.signIn()
    hang()
    const { confirmation } = journey.tab().dashboard.downloads('SUN1001')
    const [end, took] = await timed(confirmation)
    expect([end, took]).toEqual([expect.objectContaining({ kind: 'failed' }), seconds(30)])
    expect(notified.at(-1)).toBe(texts.operations.download.text)
    journey.backend.faults.clear()
    expect(await journey.run(confirmation)).toMatchObject({ kind: 'downloaded' })
  })
})
