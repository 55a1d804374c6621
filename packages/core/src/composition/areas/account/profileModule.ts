import { ContainerModule, type ResolutionContext } from 'inversify'
import { createProfile } from '../../../customer/profile.js'
import { detailsWords } from '../../../customer/profileTexts.js'
import { onTop } from '../../../language/Wording.js'
import type { ProfileArea } from '../../Dashboard.js'
import { tokens } from '../../tokens.js'

const createProfileArea = (context: ResolutionContext): ProfileArea => {
  const { shared } = context.get(tokens.visitor)
  const features = context.get(tokens.passwords)
  const texts = onTop(features.texts, context.get(tokens.language).wordsOf('details', detailsWords))
  return {
    ...features,
    texts,
    profile: createProfile({ ...shared, ...features, texts, lists$: features.client.lists$ }),
  }
}

/** Binds the profile; needs the passwords' module. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(tokens.profile).toDynamicValue(createProfileArea).inSingletonScope()
})
