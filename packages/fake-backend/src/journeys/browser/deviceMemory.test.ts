import { expect, it } from 'vitest'
import { startJourney } from '../Journey.js'

it('stores the colour scheme on the device: for each of its tabs, over a reload, and for no other device', async () => {
  const journey = startJourney(1)
  const shown = () => journey.page().colourScheme.state$.value
  journey.page().colourScheme.choose('dark')
  await journey.reload()
  expect(shown()).toBe('dark')
  await journey.openTab(false)
  expect(shown()).toBe('dark')
  await journey.openTab(true)
  expect(shown()).toBe('system')
})

it('shows the colour scheme for the page alone if the browser refuses storage', async () => {
  const journey = startJourney(1)
  journey.tab().browser.storage.condition = 'refused'
  journey.page().colourScheme.choose('dark')
  expect(journey.page().colourScheme.state$.value).toBe('dark')
  await journey.reload()
  expect(journey.page().colourScheme.state$.value).toBe('system')
})
