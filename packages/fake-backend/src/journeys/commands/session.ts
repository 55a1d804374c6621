import { texts } from '@booking-dashboard/core'
import fc from 'fast-check'
import { minutes } from '../../values/calendar.js'
import { type AnyCommand, command, isIn, nothing, pick, place } from './command.js'

const password = fc.constantFrom('Lantern-Yard-14', 'Canal-Street-88', 'Quay-8-x', 'short')
const shortest = 8

/** Signing in and out, passwords, and the tabs of a browser. */
export const sessionCommands: readonly AnyCommand[] = [
  command({
    name: 'sign in',
    weight: 4,
    // While a sign-in is on its way, another one gets its result.
    when: (journey) => journey.page().session.state$.value.kind !== 'signingIn' && !isIn(journey),
    input: fc.record({ who: place, isWrong: fc.constantFrom(false, false, false, false, true) }),
    run: async (journey, { who, isWrong }) => {
      const customer = pick(journey.customers, who)
      if (customer === undefined) return
      journey.tell(`${customer.email} signs in${isWrong ? ' with a wrong password' : ''}`)
      const { session, bookingsList } = journey.page()
      const { email } = customer
      await journey.press(() => session.signIn({ email, password: isWrong ? 'wrong' : customer.password }))
      if (isWrong) journey.expect(session.state$.value.kind !== 'signedIn', 'nobody to get in with a wrong password')
      if (isIn(journey)) await journey.press(bookingsList.open)
    },
  }),
  command({
    name: 'sign out',
    when: isIn,
    input: nothing,
    run: async (journey) => void (await journey.press(journey.page().session.signOut)),
  }),
  command({
    name: 'change the password',
    isPatient: true,
    when: (journey) => isIn(journey) && journey.isCalm(),
    input: fc.record({ password, isWrong: fc.constantFrom(false, false, true) }),
    run: async (journey, { password: chosen, isWrong }) => {
      const customer = journey.customer()
      if (customer === null) return
      const { changeForm } = journey.page().passwords
      changeForm.type('current', isWrong ? 'Not-this-one' : customer.password)
      changeForm.type('password', chosen)
      changeForm.type('repeat', chosen)
      journey.tell(`changes the password to ${chosen}${isWrong ? ', with a wrong one before' : ''}`)
      const end = await journey.press(() => changeForm.submit())
      const isGood = !isWrong && chosen.length >= shortest && chosen !== customer.password
      if (end === null || !isIn(journey)) return
      journey.expect(
        (end.kind === 'saved') === isGood,
        `the change to be ${isGood ? 'made' : 'refused'}, not ${end.kind}`,
      )
      if (end.kind === 'saved') customer.password = chosen
    },
  }),
  command({
    name: 'set a password by the link of an e-mail',
    isPatient: true,
    when: (journey) => !isIn(journey) && journey.isCalm(),
    input: fc.record({ who: place, password, late: fc.constantFrom(0, 0, minutes(61)) }),
    run: async (journey, { who, password: chosen, late }) => {
      const customer = pick(journey.customers, who)
      if (customer === undefined) return
      const { passwords, messages } = journey.page()
      passwords.resetForm.type('email', customer.email)
      journey.tell(`${customer.email} asks for a link, and chooses ${chosen} after ${late / minutes(1)} minutes`)
      await journey.press(passwords.resetForm.submit)
      const mail = journey.backend.inspect.outbox().findLast(({ to }) => to === customer.email)
      journey.expect(mail !== undefined, 'an e-mail')
      await journey.pass(late)
      const form = passwords.newPasswordForm(mail?.reset_link.split('token=')[1] ?? '')
      form.type('password', chosen)
      form.type('repeat', chosen)
      const end = await journey.press(form.submit)
      const isGood = late === 0 && chosen.length >= shortest
      if (end === null) return
      journey.expect(
        (end.kind === 'saved') === isGood,
        `the password to be ${isGood ? 'set' : 'refused'}, not ${end.kind}`,
      )
      if (end.kind !== 'saved') return
      customer.password = chosen
      journey.expect(messages.prompt$.value?.header === texts.account.newPasswordSet, 'to be told so')
    },
  }),
  command({
    name: 'let the session grow old',
    isPatient: true,
    when: (journey) => isIn(journey) && journey.isCalm(),
    input: fc.constantFrom(0, 1),
    run: async (journey, action) => {
      await journey.pass(minutes(28))
      const { messages, session } = journey.page()
      const prompt = messages.prompt$.value
      const label = prompt?.actions[action]?.label
      journey.tell(`28 minutes go by, and the customer answers ${label ?? 'nothing'}`)
      if (prompt !== null && label !== undefined)
        await journey.press(() => Promise.resolve(messages.act(prompt.id, action)))
      await journey.pass(minutes(3))
      journey.expect(session.state$.value.kind !== 'checking', 'the session to be settled')
    },
  }),
  command({
    name: 'every session ends',
    when: isIn,
    input: nothing,
    run: ({ backend }) => Promise.resolve(void backend.sessions.expire()),
  }),
  command({
    name: 'another tab',
    when: (journey) => journey.tabs().length < 3,
    input: fc.boolean(),
    run: (journey, isDevice) => {
      journey.tell(isDevice ? 'on another device' : 'in a second tab')
      return journey.openTab(isDevice)
    },
  }),
  command({
    name: 'close the tab',
    weight: 2,
    when: (journey) => journey.tabs().length > 1 && journey.tab() !== journey.tabs()[0],
    input: nothing,
    run: (journey) => Promise.resolve(journey.closeTab()),
  }),
  command({
    name: 'reload',
    when: (journey) => journey.tab() === journey.tabs()[0],
    input: nothing,
    run: (journey) => journey.reload(),
  }),
]
