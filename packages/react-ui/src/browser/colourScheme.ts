import type { ColourScheme } from '@booking-dashboard/core'

type Shown = 'light' | 'dark'

const media = { light: { light: 'all', dark: 'not all' }, dark: { light: 'print', dark: 'screen' } } as const

/** The media query for what belongs to a light or a dark page. Paper is always light. */
export const mediaOf = (chosen: ColourScheme, of: Shown): string =>
  chosen === 'system' ? `(prefers-color-scheme: ${of})` : media[chosen][of]
