import type { Wording } from '../../../language/Wording.js'
import { createPasswords, type Passwords } from '../../../session/passwords.js'
import { passwordWords } from '../../../session/passwordTexts.js'
import { type Area, area } from '../../area.js'
import { tokens } from '../../tokens.js'
import { type Member, memberArea } from './memberArea.js'

/** The features of the pages that set a password. */
export interface PasswordArea extends Member {
  readonly texts: Member['texts'] & Wording<typeof passwordWords>
  readonly passwords: Passwords
}

/** Area: changing and resetting a password. */
export const passwordsArea: Area<'password', PasswordArea, 'password'> = area('password', {
  needs: [memberArea],
  words: { password: passwordWords },
  create: ({ shared, texts, session }, context) => ({
    passwords: createPasswords({
      ...shared,
      texts,
      api: context.get(tokens.sessionApi),
      store: shared.sessionStore,
      signInForm: session.form,
      clock: shared.scheduler,
    }),
  }),
})
