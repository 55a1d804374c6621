import { ContainerModule } from 'inversify'
import { createProfile } from '../customer/profile.js'
import { type ProfileAreaTexts, detailsWords } from '../customer/profileTexts.js'
import { tokens, type VisitorParts } from './tokens.js'
import type { Member, ProfileArea } from './Dashboard.js'
import { onTop } from '../messages/Wording.js'

const createProfileArea = ({ shared }: VisitorParts, member: Member, texts: ProfileAreaTexts): ProfileArea => ({
  ...member,
  texts,
  profile: createProfile({ ...shared, ...member, texts, lists$: member.client.lists$ }),
})

/** Binds the profile; needs the member's module. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(tokens.profileTexts)
    .toDynamicValue((context) =>
      onTop(context.get(tokens.memberTexts), context.get(tokens.language).wordsOf('details', detailsWords)),
    )
    .inSingletonScope()
  bind(tokens.profile)
    .toResolvedValue(createProfileArea, [tokens.visitor, tokens.member, tokens.profileTexts])
    .inSingletonScope()
})
