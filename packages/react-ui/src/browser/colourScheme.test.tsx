import { afterEach, describe, expect, it } from 'vitest'
import { mediaOf, showScheme, themeColours } from './colourScheme'

afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset['scheme']
})

/** The two colours as the HTML has them, where the device decides. Returns how often their queries were set since. */
const inHtml = (): (() => number) => {
  let sets = 0
  document.head.append(
    ...(['light', 'dark'] as const).map((of) => {
      const meta = document.createElement('meta')
      meta.name = 'theme-color'
      let media = mediaOf('system', of)
      const set = (value: string): void => {
        media = value
        sets += 1
      }
      return Object.defineProperty(meta, 'media', { get: () => media, set })
    }),
  )
  return () => sets
}

describe("the colours of a phone's bars", () => {
  it('follow the chosen scheme', () => {
    inHtml()
    showScheme('dark')
    expect(document.documentElement.dataset['scheme']).toBe('dark')
    expect(themeColours().map(({ media }) => media)).toEqual(['print', 'screen'])
  })

  it('are left alone if they follow it already', () => {
    const timesSet = inHtml()
    showScheme('system')
    expect(timesSet()).toBe(0)
  })
})
