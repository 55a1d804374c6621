import { ContainerModule } from 'inversify'
import { createProfile } from '../customer/profile.js'
import { type ProfileAreaTexts, profileAreaTexts } from '../messages/profileAreaTexts.js'
import type { VisitorParts } from './parts.js'
import type { Member, ProfileArea } from './Dashboard.js'
import { tokens } from './tokens.js'

const createProfileArea = ({ shared }: VisitorParts, member: Member, texts: ProfileAreaTexts): ProfileArea => ({
  ...member,
  texts,
  profile: createProfile({ ...shared, ...member, texts, lists$: member.client.lists$ }),
})

/** Binds the profile; needs the member's module. */
export const profileModule = new ContainerModule(({ bind }) => {
  bind(tokens.profileTexts).toConstantValue(profileAreaTexts)
  bind(tokens.profile)
    .toResolvedValue(createProfileArea, [tokens.visitor, tokens.member, tokens.profileTexts])
    .inSingletonScope()
})
