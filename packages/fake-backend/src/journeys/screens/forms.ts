import {
  countryOnLeaving,
  latest,
  paths,
  searchCountries,
  type SectionForm,
  texts,
  typeIntoDate,
} from '@booking-dashboard/core'
import { countries } from '../../client/countries.js'
import { hours, minutes } from '../../values/calendar.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const { problems: said } = texts.screen.profile
const owner = 'demo@example.com'

const openProfile = async (visit: Visit): Promise<void> => {
  const { client, customer, profile } = visit.dashboard
  visit.tab.navigation.goTo(paths.profile)
  await visit.run(() => Promise.all([client.needLists(), profile.open(), customer.loadRequiredData()]))
  await visit.run(() => customer.loadAdditional('7101'))
  for (const form of [profile.personalDetails, profile.address, profile.passport, profile.questions]) form.cancel()
}

const stored = (visit: Visit) => visit.backend.inspect.customers().find(({ email }) => email === owner)

/** Saves a form and compares what is wrong in it. */
const saves = async <Name extends string>(
  visit: Visit,
  form: SectionForm<Name>,
  wrong: Readonly<Partial<Record<Name, string>>>,
): Promise<boolean> => {
  const before = form.state$.value.attempt
  const busy: boolean[] = []
  const watching = visit.dashboard.customer.isUpdating$.subscribe((is) => busy.push(is))
  const end = await visit.run(form.save)
  watching.unsubscribe()
  const { attempt, problems } = form.state$.value
  const isRight = Object.keys(wrong).length === 0
  visit.equal('the end', end.kind, isRight ? 'saved' : 'invalid')
  visit.equal('whether the customer is being changed', busy, isRight ? [false, true, false] : [false])
  if (isRight) return true
  visit.equal('the attempts', attempt, before + 1)
  visit.equal('what is wrong', Object.fromEntries(problems.map(({ field, message }) => [field, message])), wrong)
  return false
}

/** Dates as typed, and the day that is sent. Null for what is no date. */
const dates: readonly (readonly [string, string, string, string | null])[] = [
  ['1', '2', '2036', '2036-02-01'],
  [' 09 ', '11', ' 2035', '2035-11-09'],
  ['29', '2', '2036', '2036-02-29'],
  ['29', '2', '2035', null],
  ['31', '4', '2036', null],
  ['0', '4', '2036', null],
  ['4', '13', '2036', null],
  ['4', '3', '36', null],
  ['4', 'May', '2036', null],
  ['x', '5', '2036', null],
  ['4', '5', '', null],
  ['123', '5', '2036', null],
]

const typePassport: Walk = {
  words: 'types a passport',
  go: async (visit) => {
    await openProfile(visit)
    const { passport } = visit.dashboard.profile
    const [day, month, year, iso] = visit.one(dates) ?? ['1', '2', '2036', '2036-02-01']
    passport.start()
    visit.equal('the attempts', passport.state$.value.attempt, 0)
    let typed = ''
    for (const [part, text] of [
      ['day', day],
      ['month', month],
      ['year', year],
    ] as const)
      typed = typeIntoDate(typed, part, text)
    const number = `K${10_000 + visit.number(80_000)}`
    passport.type('number', number)
    passport.type('firstName', 'Amelia')
    passport.type('lastName', 'Hart')
    passport.type('expiryDate', typed)
    if (visit.oneIn(3)) {
      passport.type('firstName', ' ')
      await saves(visit, passport, {
        firstName: said.firstNameMissing,
        ...(iso === null ? { expiryDate: said.dateNotReal } : {}),
      })
      passport.type('firstName', 'Amelia')
    }
    if (visit.oneIn(3)) {
      const before = passport.state$.value.values
      await visit.returnAfterExpiry()
      await openAgain(visit)
      visit.equal('what was typed', passport.state$.value.values, before)
    }
    if (!(await saves(visit, passport, iso === null ? { expiryDate: said.dateNotReal } : {}))) {
      visit.equal('what was typed', passport.state$.value.values['expiryDate'], typed)
      passport.type('expiryDate', typeIntoDate('', 'day', '3.4.1999'))
      await saves(visit, passport, { expiryDate: said.passportOver })
      passport.type('expiryDate', '3/4/2099')
      await saves(visit, passport, { expiryDate: said.passportTooFar })
      passport.cancel()
      visit.equal('the form', [passport.state$.value.open, passport.state$.value.changed], [false, false])
      return
    }
    visit.equal(
      'the stored passport',
      [stored(visit)?.passport?.number, stored(visit)?.passport?.expiry_date],
      [number, iso],
    )
    visit.equal('the form', [passport.state$.value.open, passport.state$.value.attempt], [false, 0])
  },
}

const dayLength = hours(24)

/** A day from today, and its year later by `years`, as an English customer types it. */
const typedDay = (visit: Visit, days: number, years = 0): string => {
  const date = new Date(visit.clock.now() + days * dayLength)
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear() + years}`
}

/** The first and the last day of an expiry date that is allowed, and the days next to them. */
const typeEdges: Walk = {
  words: 'types the first and the last day that a passport may have',
  go: async (visit) => {
    await openProfile(visit)
    const { passport } = visit.dashboard.profile
    const year = new Date(visit.clock.now()).getUTCFullYear()
    const edges: readonly (readonly [string, string | null])[] = [
      [typedDay(visit, -1), said.passportOver],
      [typedDay(visit, 0), null],
      [`31/12/${year + 20}`, null],
      [`1/1/${year + 21}`, said.passportTooFar],
    ]
    for (const [expiryDate, wrong] of edges) {
      passport.start()
      for (const [field, value] of Object.entries({ number: 'K1234567', firstName: 'Amelia', lastName: 'Hart' }))
        passport.type(field as 'number', value)
      passport.type('expiryDate', expiryDate)
      await saves(visit, passport, wrong === null ? {} : { expiryDate: wrong })
      passport.cancel()
    }
  },
}

/** Sort codes and account numbers as typed, and whether a bank can have them. */
const sortCodes: readonly (readonly [string, boolean])[] = [
  ['12-34-56', true],
  ['20 00 00', true],
  ['999998', true],
  ['000000', false],
  ['99-99-99', false],
  ['12345', false],
  ['1234567', false],
  ['12-34-5x', false],
]
const accountNumbers: readonly (readonly [string, boolean])[] = [
  ['12345678', true],
  ['5577 9911', true],
  ['00000001', true],
  ['00000000', false],
  ['1234567', false],
  ['123456789', false],
  ['1234567a', false],
]

const typeBankAccount: Walk = {
  words: 'types a bank account',
  go: async (visit) => {
    await openProfile(visit)
    const { bankAccount } = visit.dashboard.profile
    visit.tab.navigation.goTo(paths.bankAccount)
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const [sortCode = '', isCode = false] = visit.one(sortCodes) ?? []
      const [accountNumber = '', isNumber = false] = visit.one(accountNumbers) ?? []
      const accountName = visit.oneIn(4) ? ' ' : 'Amelia Hart'
      bankAccount.start()
      for (const [field, value] of Object.entries({ accountName, sortCode, accountNumber }))
        bankAccount.type(field as 'accountName', value)
      const isSaved = await saves(visit, bankAccount, {
        ...(accountName === ' ' ? { accountName: said.accountNameMissing } : {}),
        ...(isCode ? {} : { sortCode: said.sortCodeInvalid }),
        ...(isNumber ? {} : { accountNumber: said.accountNumberInvalid }),
      })
      bankAccount.cancel()
      const { sortCode: code, accountNumber: number } = bankAccount.state$.value.values
      visit.equal('the numbers that stay typed', [code, number], ['', ''])
      if (isSaved) visit.equal('the page after a save', visit.tab.navigation.current(), paths.profile)
      visit.tab.navigation.goTo(paths.bankAccount)
    }
  },
}

const openAgain = (visit: Visit): Promise<unknown> =>
  visit.run(() => Promise.all([visit.dashboard.client.needLists(), visit.dashboard.profile.open()]))

/** A postcode by country, and what is wrong with it. */
const postcodes: readonly (readonly [country: string, postcode: string, wrong: string | null])[] = [
  ['United Kingdom', 'SW1A 1AA', null],
  ['uk', 'm1 1ae', null],
  ['Great Britain', 'BS14QA', null],
  ['United Kingdom', 'BS1', said.postcodeInvalid],
  ['United Kingdom', '12345', said.postcodeInvalid],
  ['Germany', '10115', null],
  ['Germany', '1011', said.postcodeForeign],
  ['Austria', '1010', null],
  ['Austria', '10115', said.postcodeForeign],
  ['Ireland', 'D02 AF30', null],
  ['Ireland', 'D02*AF30', said.postcodeForeign],
  ['Netherlands', '1012 ab', null],
  ['Ireland', '', said.postcodeMissing],
]

/** Card numbers by the check of Luhn, and numbers that only look like them. */
const numbers: readonly (readonly [string, boolean])[] = [
  ['4242 4242 4242 4242', true],
  ['4000-0000-0000-9995', true],
  ['378282246310005', true],
  ['4242 4242 4242 4241', false],
  ['4000 0000 0000 9994', false],
  ['Flat 12', false],
]

const typeAddress: Walk = {
  words: 'types an address',
  go: async (visit) => {
    await openProfile(visit)
    const { profile } = visit.dashboard
    const { address } = profile
    const [country, postcode, wrong] = visit.one(postcodes) ?? ['Ireland', 'D02 AF30', null]
    const [line, isCard] = visit.one(numbers) ?? ['Flat 12', false]
    address.start()
    const typed = {
      address1: '7 Wide Road',
      address2: line,
      address3: '',
      city: 'Athlone',
      county: '',
      postcode,
      country,
    }
    for (const [field, value] of Object.entries(typed)) address.type(field as keyof typeof typed, value)
    profile.chooseForDeliveries(visit.oneIn(2))
    const { chosen } = profile.forDeliveries$.value
    const isSaved = await saves(visit, address, {
      ...(isCard ? { address2: said.cardNumber } : {}),
      ...(wrong === null ? {} : { postcode: wrong }),
    })
    if (isSaved) {
      const own = stored(visit)?.address
      const named = countries.find(({ id }) => String(id) === String(own?.country?.id))
      visit.equal('the stored address', [own?.address_1, own?.address_2, own?.city], ['7 Wide Road', line, 'Athlone'])
      visit.equal('the stored country', named?.name, nameOf(country))
      if (chosen) {
        const sent = visit.booking('SUN1001')?.deliveries[0]?.address?.city
        visit.equal('where the tickets go', sent, 'Athlone')
      }
    } else {
      visit.equal('what was typed', address.state$.value.values['address2'], line)
      address.cancel()
    }
    profile.chooseForDeliveries(true)
    address.start()
    address.leave()
    const { open, attempt, problems } = address.state$.value
    visit.equal('the form that is left', [open, attempt, problems], [false, 0, []])
    visit.equal('whether deliveries are meant too', profile.forDeliveries$.value.chosen, false)
    compareOffers(visit)
  },
}

/** The country of a typed name. */
const nameOf = (typed: string): string => (/^(?:uk|great britain)$/i.test(typed) ? 'United Kingdom' : typed)

/** No address is offered twice, and none that is in the form already. */
const compareOffers = (visit: Visit): void => {
  const { profile } = visit.dashboard
  const forms = [
    profile.address,
    profile.questions,
    profile.additional('7101', 'SUN1001').address,
    profile.additional('7101', 'SUN1001').questions,
  ]
  for (const { state$ } of forms) {
    const { offers, values } = state$.value
    const lines = offers.map(({ handle, lines: own }) => `${handle} ${own.join()}`)
    visit.equal('the offered addresses', lines.length, new Set(lines).size)
    for (const offer of offers) {
      const isSame = Object.entries(offer.values).every(([field, value]) => values[field] === value)
      visit.expect(!isSame, 'no address to be offered that is in the form')
    }
  }
}

const searchCountry: Walk = {
  words: 'searches a country',
  go: async (visit) => {
    await openProfile(visit)
    const { lists$ } = visit.dashboard.client
    const all = lists$.value.countries
    visit.equal('the countries', [lists$.value.kind, all.length], ['loaded', countries.length])
    const find = (typed: string) => searchCountries(all, typed, texts.formats).map(({ name }) => name)
    visit.equal('every country', find('').length, all.length)
    const country = visit.one(all)
    if (country === undefined) return
    const { name, code } = country
    const meant = (typed: string) => countryOnLeaving(all, typed, texts.formats)
    visit.equal(`the country named ${name}`, [meant(`  ${name.toUpperCase()} `), meant(code)], [name, name])
    visit.equal('the first country found', find(name)[0], name)
    visit.expect(find(name.slice(0, 3)).includes(name), `${name} to be found by its beginning`)
    visit.equal('the country named UK', meant('uk'), meant('GB'))
    visit.expect(find('Britain').includes(meant('GB')), 'a country to be found by another name')
    visit.equal('what no country is called', [meant('Utopia'), find('utopia').length], ['Utopia', 0])
  },
}

/** Opens the profile again: what is known just now is not read again, and what is older is. */
const openAnew: Walk = {
  words: 'opens the profile again',
  go: async (visit) => {
    const { customer, profile } = visit.dashboard
    await visit.run(() => Promise.all([customer.load(), customer.loadRequiredData()]))
    const isRead = async (): Promise<readonly boolean[]> => {
      const read = { customer: false, answers: false }
      const watching = [
        customer.state$.subscribe(({ kind }) => (read.customer ||= kind === 'loading')),
        customer.requiredData$.subscribe(({ kind }) => (read.answers ||= kind === 'loading')),
      ]
      await visit.run(profile.open)
      for (const one of watching) one.unsubscribe()
      return [read.customer, read.answers]
    }
    visit.equal('whether it is read again at once', await isRead(), [false, false])
    await visit.clock.advance(minutes(1))
    visit.equal('whether it is read again after a minute', await isRead(), [true, true])
  },
}

/** Questions that cannot be loaded are missing. Questions on their way are not: the page waits for them. */
const missingQuestions: Walk = {
  words: 'opens a profile whose questions come late or not at all',
  go: async (visit) => {
    const isFailing = visit.oneIn(2)
    visit.plant(
      'getRequiredData',
      isFailing ? { kind: 'error', code: 10000020 } : { kind: 'delay', milliseconds: 900 },
      'always',
    )
    await visit.context.journey.reload()
    const { customer, profile } = visit.dashboard
    const seen = new Set<boolean>()
    const watching = profile.state$.subscribe((state) => {
      if (state.kind === 'shown') seen.add(state.questions.areMissing)
    })
    await visit.run(() => Promise.all([customer.load(), customer.loadRequiredData()]))
    visit.equal('whether the questions are called missing', [...seen], [isFailing])
    visit.backend.faults.clear()
    await visit.run(() => Promise.all([customer.load(), customer.loadRequiredData()]))
    watching.unsubscribe()
    const { value } = profile.state$
    visit.equal('whether the questions are missing', value.kind === 'shown' && value.questions.areMissing, false)
    visit.equal('whether questions are asked', value.kind === 'shown' && value.questions.any, true)
    // A failed reload leaves what is known, and calls it old.
    visit.plant('getCustomer', { kind: 'error', code: 10000020 })
    const old = new Set<boolean>()
    const reading = profile.state$.subscribe((state) => {
      if (state.kind === 'shown') old.add(state.isOutdated)
    })
    await visit.run(customer.load)
    await visit.run(customer.load)
    reading.unsubscribe()
    visit.equal('whether the profile is called old', [...old], [false, true])
  },
}

/** Each answer is in its field as the customer would type it. */
const readAnswers: Walk = {
  words: 'reads and changes answers',
  go: async (visit) => {
    await openProfile(visit)
    const { customer, profile } = visit.dashboard
    const id = stored(visit)?.id ?? ''
    const questions = latest(customer.requiredData$.value)?.[id] ?? []
    visit.expect(questions.length > 0, 'questions')
    const compare = (): void => {
      const { answers = {} } = stored(visit) ?? {}
      for (const { handle, type } of questions) {
        const answer = answers[handle]
        const typed = profile.questions.state$.value.values[handle]
        if (type === 'boolean') visit.equal(handle, typed, answer === true ? 'yes' : answer === false ? 'no' : '')
        else if (type === 'date' && typeof answer === 'string' && answer !== '') {
          const [year, month, day] = answer.slice(0, 10).split('-').map(Number)
          visit.equal(handle, typed, `${day}/${month}/${year}`)
        } else if (type !== 'address' && type !== 'date') visit.equal(handle, typed, answer ?? '')
      }
    }
    compare()
    const yesOrNo = visit.oneIn(2) ? 'yes' : 'no'
    profile.questions.start()
    for (const { handle, type, required } of questions) {
      if (type === 'boolean') profile.questions.type(handle, yesOrNo)
      // The first and the last day that an answer may be, and one between.
      if (type === 'date' && required)
        profile.questions.type(handle, visit.one(['1/1/1900', '4/5/2024', '31/12/2100']) ?? '')
    }
    await saves(visit, profile.questions, {})
    compare()
    compareOffers(visit)
  },
}

/** An emptied contact is asked about before it is deleted (behaviour/customer#1.4). */
const emptyContact: Walk = {
  words: 'empties the emergency contact',
  go: async (visit) => {
    await openProfile(visit)
    const { emergencyContact: form } = visit.dashboard.profile
    const type = (fullName: string, telephone: string): void => {
      form.start()
      form.type('fullName', fullName)
      form.type('telephone', telephone)
    }
    const shown = () => {
      const { asking, isBlank, open, attempt } = form.state$.value
      return { asking, isBlank, open, attempt }
    }
    type('Theo Hart', '+44 20 7946 0100')
    visit.equal('the end', (await visit.run(form.save)).kind, 'saved')
    visit.equal('the form', shown(), { asking: false, isBlank: false, open: false, attempt: 0 })
    type(' ', '')
    visit.equal('the end', (await visit.run(form.save)).kind, 'asking')
    visit.equal('the form', shown(), { asking: true, isBlank: false, open: true, attempt: 1 })
    visit.equal('the stored contact', stored(visit)?.personal.emergency_contact?.full_name, 'Theo Hart')
    form.dismissQuestion()
    visit.equal('the form', shown(), { asking: false, isBlank: false, open: true, attempt: 1 })
    if (visit.oneIn(2)) return form.cancel()
    await visit.run(form.save)
    visit.equal('the end', (await visit.run(form.confirm)).kind, 'saved')
    visit.equal('the stored contact', stored(visit)?.personal.emergency_contact?.full_name ?? '', '')
    visit.equal('the form', shown(), { asking: false, isBlank: true, open: false, attempt: 0 })
    // Nothing is deleted now, so nothing is asked.
    type('', '')
    visit.equal('the end', (await visit.run(form.save)).kind, 'saved')
  },
}

/** People whom the customer knows and who are no passengers of the booking yet. */
const knownPeople: Walk = {
  words: 'is offered the people of the profile',
  go: async (visit) => {
    const ref = visit.one(['SUN1001', 'SUN1002', 'SUN1003']) ?? 'SUN1001'
    const { bookings, customer, ticketShop, nameChange } = visit.dashboard
    await visit.run(() => Promise.all([customer.load(), bookings.load(ref), ticketShop('SUN1001').open()]))
    await visit.run(() => nameChange(ref).open())
    const linked =
      latest(customer.state$.value)?.additionalCustomers.filter(({ bookingRef }) => bookingRef === ref) ?? []
    const passengers = latest(bookings.booking(ref).value)?.passengers.filter(({ cancelled }) => !cancelled) ?? []
    const isPassenger = (customerId: string): boolean => passengers.some((one) => one.customerId === customerId)
    const wanted = linked.filter(({ customerId }) => !isPassenger(customerId)).map(({ customerId }) => customerId)
    const all = visit.backend.inspect.customers()
    const names = wanted.map((id) => {
      const { personal } = all.find((one) => one.id === id) ?? {}
      return `${personal?.first_name} ${personal?.last_name}`
    })
    const shop = ticketShop(ref)
    await visit.run(() => Promise.all([shop.open(), shop.learnPassengers(), nameChange(ref).learnPassengers()]))
    const { value } = shop.state$
    const [type] =
      value.kind === 'choosing' ? value.events.flatMap(({ types }) => types).filter(({ stock }) => stock.isOffered) : []
    if (type === undefined) return
    shop.choose(type.id, 1)
    const now = shop.state$.value
    const [ticket] =
      now.kind === 'choosing' ? now.events.flatMap(({ types }) => types).flatMap(({ tickets }) => tickets) : []
    const offered =
      ticket?.options.flatMap(({ holder, name }) => (holder.kind === 'additionalCustomer' ? [name] : [])) ?? []
    visit.equal('the people who are offered', offered.toSorted(), names.toSorted())
    shop.choose(type.id, 0)
  },
}

export const formWalks: readonly Walk[] = [
  typePassport,
  typeEdges,
  typeBankAccount,
  typeAddress,
  openAnew,
  missingQuestions,
  searchCountry,
  readAnswers,
  emptyContact,
  knownPeople,
]
