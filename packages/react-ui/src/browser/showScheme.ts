import type { ColourScheme } from '@booking-dashboard/core'
import { mediaOf } from './colourScheme'

/** The colour of a phone's bars around the page, for a light and for a dark page. */
export const themeColours = (): readonly HTMLMetaElement[] => [
  ...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'),
]

/** Gives this document its colours (design/tokens.css). */
export const showScheme = (chosen: ColourScheme): void => {
  document.documentElement.dataset['scheme'] = chosen
  themeColours().forEach((meta, at) => {
    meta.media = mediaOf(chosen, at === 0 ? 'light' : 'dark')
  })
}
