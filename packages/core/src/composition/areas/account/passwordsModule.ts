import { ContainerModule, type ResolutionContext } from 'inversify'
import { passwordWords } from '../../../session/passwordTexts.js'
import { onTop } from '../../../language/Wording.js'
import { createPasswords } from '../../../session/passwords.js'
import type { PasswordArea } from '../../Dashboard.js'
import { tokens } from '../../tokens.js'

const createPasswordArea = (context: ResolutionContext): PasswordArea => {
  const { shared } = context.get(tokens.visitor)
  const member = context.get(tokens.member)
  const texts = onTop(member.texts, context.get(tokens.language).wordsOf('password', passwordWords))
  const { scheduler, sessionStore } = shared
  return {
    ...member,
    texts,
    passwords: createPasswords({
      ...shared,
      texts,
      api: context.get(tokens.sessionApi),
      store: sessionStore,
      signInForm: member.session.form,
      clock: scheduler,
    }),
  }
}

/** Binds the passwords; needs the member's module. */
export const passwordsModule = new ContainerModule(({ bind }) => {
  bind(tokens.passwords).toDynamicValue(createPasswordArea).inSingletonScope()
})
