import type { IconName } from './display/icons'

/** The four meanings that a colour can carry; each also has a sign here and a word in the texts, so that colour is never alone. */
export type Meaning = 'info' | 'success' | 'warning' | 'danger'

export const meaningIcon = {
  info: 'info',
  success: 'check-circle',
  warning: 'alert-triangle',
  danger: 'alert-circle',
} as const satisfies Record<Meaning, IconName>
