import { describe, expect, it } from 'vitest'
import { createColourScheme } from './colourScheme.js'

const memoryOf = (stored: Record<string, string> = {}) => ({
  stored,
  read: (name: string) => stored[name] ?? null,
  store: (name: string, text: string) => {
    stored[name] = text
  },
})

describe('the colour scheme', () => {
  it('is that of the device until the customer chooses one, which the device stores', () => {
    const memory = memoryOf()
    const scheme = createColourScheme(memory)
    expect(scheme.state$.value).toBe('system')
    scheme.choose('dark')
    expect([scheme.state$.value, createColourScheme(memory).state$.value]).toEqual(['dark', 'dark'])
    scheme.choose('system')
    expect([scheme.state$.value, createColourScheme(memory).state$.value]).toEqual(['system', 'system'])
  })

  it('is that of the device if something else is stored', () => {
    expect(createColourScheme(memoryOf({ 'colour-scheme': 'sepia' })).state$.value).toBe('system')
  })

  it('follows another tab', () => {
    const memory = memoryOf()
    const [here, there] = [createColourScheme(memory), createColourScheme(memory)]
    there.choose('light')
    expect(here.state$.value).toBe('system')
    here.reread()
    expect(here.state$.value).toBe('light')
  })
})
