import { createProfile, type Profile } from '../../../customer/profile.js'
import { detailsWords } from '../../../customer/profileTexts.js'
import type { Wording } from '../../../language/Wording.js'
import { type Area, area } from '../../area.js'
import { type PasswordArea, passwordsArea } from './passwordsArea.js'

/** The customer's own data. */
export interface ProfileArea extends PasswordArea {
  readonly texts: PasswordArea['texts'] & Wording<typeof detailsWords>
  /** Shows and changes the stored details of the customer and the additional customers. */
  readonly profile: Profile
}

/** Area: the profile and its sections. */
export const profileArea: Area<'profile', ProfileArea, 'details'> = area('profile', {
  needs: [passwordsArea],
  words: { details: detailsWords },
  create: ({ shared, ...own }) => ({ profile: createProfile({ ...shared, ...own, lists$: own.client.lists$ }) }),
})
