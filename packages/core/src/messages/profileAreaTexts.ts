import { profileTexts } from '../customer/profileTexts.js'
import { memberTexts } from './memberTexts.js'
import type { Wording } from './Wording.js'

/** Of what is held of the customer and of those who travel along. */
export const profileAreaTexts = {
  ...memberTexts,
  screen: { ...memberTexts.screen, profile: profileTexts },
} as const

export type ProfileAreaTexts = Wording<typeof profileAreaTexts>
