import { describe, expect, it } from 'vitest'
import { hold } from '../../src/journeys/checkJourneys.js'
import { startJourney } from '../../src/journeys/Journey.js'
import { effectNames, effects } from '../faults/effects.js'
import { beginSignedIn } from '../LoggedJourney.js'

const second = 1000

describe('the lists of the forms', () => {
  it('load by themselves after the first data', async () => {
    const journey = await beginSignedIn()
    const { client } = journey.tab().dashboard
    expect(client.lists$.value.kind).toBe('loading')
    await journey.clock.advance(second)
    expect(client.lists$.value.kind).toBe('loaded')
  })

  it.each(effectNames)(
    'leave every other screen alone after %s, and load when a form requests them again',
    async (name) => {
      const journey = startJourney()
      const tab = journey.tab()
      for (const path of ['getGenders', 'getCountries'])
        journey.backend.faults.add({ match: { path }, times: 'always', effect: effects[name] })
      await journey.signIn()
      const before = tab.navigation.current()
      await journey.pass(60 * second)
      hold(journey)
      expect([tab.navigation.current(), tab.dashboard.session.state$.value.kind]).toEqual([before, 'signedIn'])
      journey.backend.faults.clear()
      await journey.press(tab.dashboard.client.needLists)
      expect(tab.dashboard.client.lists$.value.kind).toBe('loaded')
    },
  )
})
