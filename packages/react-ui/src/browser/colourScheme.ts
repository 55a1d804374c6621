import type { ColourScheme } from '@booking-dashboard/core'

type Shown = 'light' | 'dark'

const media = { light: { light: 'all', dark: 'not all' }, dark: { light: 'print', dark: 'screen' } } as const

/** The media query for what belongs to a light or a dark page. Paper is always light. */
export const mediaOf = (chosen: ColourScheme, of: Shown): string =>
  chosen === 'system' ? `(prefers-color-scheme: ${of})` : media[chosen][of]

/** The colour of a phone's bars around the page, for a light and for a dark page. */
export const themeColours = (): readonly HTMLMetaElement[] => [
  ...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'),
]

/** Gives this document its colours (design/tokens.css). */
export const showScheme = (chosen: ColourScheme): void => {
  document.documentElement.dataset['scheme'] = chosen
  themeColours().forEach((meta, at) => {
    const media = mediaOf(chosen, at === 0 ? 'light' : 'dark')
    // The browser works out the colours of its bars anew with each value, even the same one.
    if (meta.media !== media) meta.media = media
  })
}
