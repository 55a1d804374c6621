import { profileTexts } from '../../customer/profileTexts.js'
import { memberTexts } from './memberTexts.js'
import { onTop, type Wording } from '../Wording.js'

/** Of a person's details, on the profile and beside a booking. */
export const detailsWords = { screen: { profile: profileTexts } } as const

export const profileAreaTexts = /* @__PURE__ */ onTop(memberTexts, detailsWords)

export interface ProfileAreaTexts extends Wording<typeof profileAreaTexts> {}
