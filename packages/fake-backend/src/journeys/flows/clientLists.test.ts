import { describe, expect, it } from 'vitest'
import { holdInvariants } from '../invariants/holdInvariants.js'
import { effectNames, effects } from '../faults/effects.js'
import { TestContext } from '../model/TestContext.js'
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
      const context = new TestContext()
      const tab = context.journey.tab()
      for (const path of ['getGenders', 'getCountries'])
        context.journey.backend.faults.add({ match: { path }, times: 'always', effect: effects[name] })
      await context.journey.begin(tab)
      await context.signIn(tab)
      const before = tab.navigation.current()
      await context.pass(60 * second)
      holdInvariants(context)
      expect([tab.navigation.current(), tab.dashboard.session.state$.value.kind]).toEqual([before, 'signedIn'])
      context.journey.backend.faults.clear()
      await context.press(tab, tab.dashboard.client.needLists)
      expect(tab.dashboard.client.lists$.value.kind).toBe('loaded')
    },
  )
})
