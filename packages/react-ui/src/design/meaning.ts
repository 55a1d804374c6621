import type { IconName } from './display/icons'

/**
 * The four meanings of a colour. Each also has an icon here and a word in the texts, so that colour never stands alone.
 */
export type Meaning = 'info' | 'success' | 'warning' | 'danger'

export const meaningIcon = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-circle',
} as const satisfies Record<Meaning, IconName>
