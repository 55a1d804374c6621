import { paths, texts } from '@booking-dashboard/core'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const email = 'demo@example.com'
const own = 'The host is asleep.'

const leave = async (visit: Visit): Promise<void> => {
  await visit.run(visit.dashboard.session.signOut)
  visit.equal('the page', visit.tab.navigation.current(), paths.login)
  visit.equal('the session', visit.dashboard.session.state$.value.kind, 'signedOut')
}

/** The form of /login: what is wrong, what to do after a refusal, and what it forgets. */
const useSignIn: Walk = {
  words: 'signs in by the form',
  go: async (visit) => {
    const { form, admission$, presence$ } = visit.dashboard.session
    const { session: words } = texts.screen
    visit.dashboard.messages.toast('danger', 'of the customer')
    await leave(visit)
    visit.equal(
      'the messages',
      visit.dashboard.messages.toasts$.value.map(({ message }) => message),
      [texts.session.signedOut],
    )
    visit.equal('who gets in', [admission$.value, presence$.value], ['signIn', 'signedOut'])
    const state = () => form.state$.value
    form.type('email', 'amelia')
    form.type('password', '')
    visit.equal('the problems', state().problems, { email: null, password: null })
    form.leave('email')
    visit.equal('the problems', state().problems, { email: words.emailInvalid, password: null })
    visit.equal('the end', (await visit.run(form.submit)).kind, 'invalid')
    visit.equal('the problems', state().problems, { email: words.emailInvalid, password: words.passwordEmpty })
    form.type('email', ` ${email} `)
    form.type('password', 'not this one')
    const isOwn = visit.oneIn(2)
    if (isOwn) visit.plant('login', { kind: 'errors', errors: [{ message: own }] })
    const toasts = await visit.toastsOf(form.submit)
    visit.equal('the number of reasons told', toasts.length, 1)
    visit.expect(state().failed !== null, 'what to do to be told')
    visit.equal('whether the back end’s own words stay', state().failed?.lines.includes(own), isOwn)
    visit.equal('whether a new password is offered', state().failed?.offersReset, !isOwn)
    visit.equal('who gets in', admission$.value, 'signIn')
    visit.equal('whether it is busy', state().busy, false)
    form.type('password', demoPassword)
    form.clear()
    visit.equal('what stays typed', state().values, { email: ` ${email} `, password: '' })
    form.type('password', ` ${demoPassword}`)
    const busy = new Set<boolean>()
    const listening = form.state$.subscribe((now) => busy.add(now.busy))
    visit.equal('the end', (await visit.run(form.submit)).kind, 'signedIn')
    listening.unsubscribe()
    visit.equal('whether it was busy', [...busy], [false, true])
    visit.equal('what stays typed', state().values, { email: '', password: '' })
    visit.equal('who gets in', [admission$.value, presence$.value], ['admit', 'signedIn'])
  },
}

/** The form of the profile for another password. */
const changePassword: Walk = {
  words: 'changes the password by the form',
  go: async (visit) => {
    const { changeForm } = visit.dashboard.passwords
    const { changePassword: words, resetPassword: rules } = texts.screen
    const state = () => changeForm.state$.value
    changeForm.clear()
    changeForm.start()
    visit.equal('the form', [state().open, state().busy], [true, false])
    changeForm.leave('current')
    visit.equal('the problem of a field that was only left', state().problems.current, null)
    changeForm.type('password', 'short')
    changeForm.type('repeat', 'shorter')
    visit.equal('the end', (await visit.run(() => changeForm.submit(paths.profile))).kind, 'invalid')
    visit.equal('the problems', state().problems, {
      current: words.currentEmpty,
      password: rules.tooShort(8),
      repeat: rules.different,
    })
    const isSame = visit.oneIn(2)
    const next = isSame ? demoPassword : 'Lantern-Yard-14'
    changeForm.type('current', isSame ? demoPassword : 'Not-this-one')
    changeForm.type('password', next)
    changeForm.type('repeat', ` ${next}`)
    visit.equal('the problems', state().problems, { current: null, password: null, repeat: null })
    visit.equal('the end', (await visit.run(() => changeForm.submit(paths.profile))).kind, 'failed')
    // 15000190 concerns the current password and 15000080 the new one (behaviour/errors#1.8).
    visit.equal('the refused field', state().problems, {
      current: isSame ? null : words.refused.current,
      password: isSame ? words.refused.password : null,
      repeat: null,
    })
    visit.equal('what is told of the form', state().failed, [])
    changeForm.type('current', demoPassword)
    changeForm.type('password', 'Quay-Street-77')
    changeForm.type('repeat', 'Quay-Street-77')
    visit.plant('changePassword', visit.oneIn(2) ? { kind: 'errors', errors: [{ message: own }] } : { kind: 'drop' })
    visit.equal('the end', (await visit.run(() => changeForm.submit(paths.profile))).kind, 'failed')
    visit.expect(state().failed.length > 0, 'what to do to be told')
    visit.equal('what stays typed', state().values.password, 'Quay-Street-77')
    changeForm.clear()
    visit.equal('what stays typed', Object.values(state().values).join(''), '')
    visit.equal('the form', [state().open, state().failed.length], [false, 0])
  },
}

/** The form that requests an e-mail. */
const requestReset: Walk = {
  words: 'requests another password',
  go: async (visit) => {
    const { passwords, session, messages } = visit.dashboard
    const { resetForm } = passwords
    await leave(visit)
    resetForm.clear()
    session.form.type('email', email)
    resetForm.open()
    const state = () => resetForm.state$.value
    visit.equal('the form', [state().values.email, state().ready], [email, true])
    resetForm.type('email', 'amelia@')
    visit.equal('whether it can be sent', state().ready, false)
    visit.equal('the end', (await visit.run(resetForm.submit)).kind, 'invalid')
    visit.equal('the problem', state().problems.email, texts.screen.resetPassword.emailInvalid)
    const mails = visit.backend.inspect.outbox().length
    resetForm.type('email', 'new@example.com')
    let end = ''
    const toasts = await visit.toastsOf(async () => (end = (await resetForm.submit()).kind))
    visit.equal('the end', end, 'done')
    visit.equal(
      'what is told of the request',
      toasts.map(({ message }) => message),
      [texts.account.resetRequested],
    )
    visit.equal('the e-mails', visit.backend.inspect.outbox().length, mails + 1)
    visit.equal('the page', visit.tab.navigation.current(), paths.login)
    visit.equal('the e-mail address on /login', session.form.state$.value.values.email, 'new@example.com')
    visit.equal('the prompt', messages.prompt$.value?.header, texts.account.resetRequestedHeader)
    visit.equal('another submit', (await visit.run(resetForm.submit)).kind, 'done')
    visit.equal('the e-mails', visit.backend.inspect.outbox().length, mails + 1)
    resetForm.clear()
    visit.equal('what stays typed', state().values.email, '')
    const link = passwords.newPasswordForm('not-a-token')
    link.type('password', 'Harbour-Terrace-3')
    link.type('repeat', 'Harbour-Terrace-4')
    visit.equal('the end', (await visit.run(link.submit)).kind, 'invalid')
    visit.equal('the problem', link.state$.value.problems.repeat, texts.screen.resetPassword.different)
    link.type('repeat', 'Harbour-Terrace-3')
    visit.equal('the end', (await visit.run(link.submit)).kind, 'failed')
    visit.equal('the prompt', messages.prompt$.value?.type, 'danger')
    visit.equal('whether it is done', link.state$.value.done, false)
    link.clear()
    visit.equal('what stays typed', link.state$.value.values, { password: '', repeat: '' })
  },
}

export const accountWalks: readonly Walk[] = [useSignIn, changePassword, requestReset]
