import { latest, resaleStatus, shownDownloads } from '@booking-dashboard/core'
import type { Question } from '@booking-dashboard/core/ports'
import fc from 'fast-check'
import { typedAddress } from '../typedAddress.js'
import {
  type AnyCommand,
  command,
  expectHeld,
  hasBookings,
  inWorld,
  isIn,
  look,
  nothing,
  pick,
  pickBooking,
  place,
  pressTold,
} from './command.js'

/** What is typed into the fields of a question. */
const answerTo = (
  { handle, type, options }: Question,
  at: number,
): readonly (readonly [field: string, value: string])[] => {
  switch (type) {
    case 'boolean':
      return [[handle, at % 2 === 0 ? 'yes' : 'no']]
    case 'date':
      return [[handle, '06/05/2024']]
    case 'address':
      return typedAddress('Galway').map(([field, value]) => [`${handle}.${field}`, value])
    case 'select':
      return [[handle, pick(options, at)?.value ?? '']]
    case 'text':
      return [[handle, at % 3 === 0 ? '' : 'No nuts, please']]
  }
}

/** The list, the pages of a booking, and what can be changed on them without a basket. */
export const bookingCommands: readonly AnyCommand[] = [
  command({
    name: 'open the list',
    weight: 2,
    when: isIn,
    input: nothing,
    run: async (journey) => void (await journey.press(journey.page().bookingsList.open)),
  }),
  command({
    name: 'open a booking',
    weight: 3,
    when: hasBookings,
    input: place,
    run: async (journey, at) => {
      const ref = pickBooking(journey, at)
      journey.tell(`opens ${ref}`)
      const { bookings, basket } = journey.page()
      await journey.press(() => Promise.all([bookings.open(ref), basket(ref).check()]))
    },
  }),
  command({
    name: 'change the delivery',
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ deliveries }) => deliveries.length > 0),
    input: fc.record({ booking: place, city: fc.constantFrom('Galway', 'Leeds'), everywhere: fc.boolean() }),
    run: async (journey, { booking, city, everywhere }) => {
      const ref = pickBooking(journey, booking)
      const { bookingPage, client, deliveryAddress } = journey.page()
      const form = deliveryAddress(ref)
      look(journey, `delivery ${ref}`, form.deliveries$)
      look(journey, `delivery form ${ref}`, form.state$)
      await journey.press(() => Promise.all([bookingPage(ref).load(), client.needLists(), form.open()]))
      const page = bookingPage(ref).state$.value
      if (page.kind !== 'shown' || page.deliveryUpdate === null) return journey.tell(`finds no delivery of ${ref}`)
      form.chooseEverywhere(everywhere)
      if (everywhere) await journey.press(form.loadOthers)
      for (const [field, value] of typedAddress(city)) form.type(field, value)
      journey.tell(`sends ${ref}${everywhere ? ' and all others' : ''} to ${city}`)
      const end = await pressTold(journey, form.save)
      if (end?.kind === 'saved')
        expectHeld(journey, `the delivery of ${ref}`, inWorld(journey, ref)?.deliveries[0]?.address?.city, city)
    },
  }),
  command({
    name: 'list tickets for resale',
    when: hasBookings,
    isPossible: (start) => start.backend.inspect.bookings().some(({ resale }) => Object.keys(resale).length > 0),
    input: fc.record({ booking: place, ticket: place }),
    run: async (journey, { booking, ticket }) => {
      const ref = pickBooking(journey, booking)
      const resale = journey.page().resale(ref)
      look(journey, `resale ${ref}`, resale.state$)
      await journey.press(resale.open)
      const { value } = resale.state$
      const rows = 'list' in value ? value.list.groups.flatMap(({ entries }) => entries) : []
      const row = pick(
        rows.filter(({ action }) => action !== null),
        ticket,
      )
      if (row === undefined) return journey.tell(`finds nothing to resell on ${ref}`)
      resale.clear()
      resale.toggle(row.ticket.id)
      resale.ask()
      journey.tell(`changes the resale of ticket ${row.ticket.id} of ${ref}`)
      const end = await journey.press(resale.update)
      const isListed = row.action === resaleStatus.putUp
      if (end?.kind === 'saved')
        expectHeld(journey, `ticket ${row.ticket.id}`, inWorld(journey, ref)?.resale[row.ticket.id], isListed ? 2 : 1)
    },
  }),
  command({
    name: 'download a document',
    when: hasBookings,
    input: fc.record({ booking: place, file: place }),
    run: async (journey, { booking, file }) => {
      const ref = pickBooking(journey, booking)
      const { bookings, downloads } = journey.page()
      await journey.press(() => bookings.load(ref))
      const items = (latest(bookings.booking(ref).value)?.deliveries ?? []).flatMap(shownDownloads)
      const own = pick(
        items.filter((one) => one.kind === 'own'),
        file,
      )
      const files = downloads(ref)
      journey.tell(`downloads ${file === 0 || own === undefined ? 'the confirmation' : 'a document'} of ${ref}`)
      const end = await journey.press(() => (file === 0 || own === undefined ? files.confirmation() : files.item(own)))
      if (end?.kind === 'downloaded') journey.expect(end.file.bytes.length > 0, 'a file')
    },
  }),
  command({
    name: 'answer a question',
    weight: 2,
    when: hasBookings,
    isPossible: ({ backend }) => backend.inspect.customers().some(({ answers }) => Object.keys(answers).length > 0),
    input: fc.record({ booking: place, passenger: place, question: place, answer: place }),
    run: async (journey, { booking, passenger: who, question: which, answer }) => {
      const ref = pickBooking(journey, booking)
      const { bookingQuestions, client } = journey.page()
      const questions = bookingQuestions(ref)
      look(journey, `questions ${ref}`, questions.state$)
      await journey.press(() => Promise.all([questions.open(), client.needLists()]))
      const { value } = questions.state$
      const passenger = pick(value.kind === 'asked' ? value.passengers : [], who)
      const question = pick(passenger?.questions ?? [], which)
      if (passenger === undefined || question === undefined) return journey.tell(`finds no question on ${ref}`)
      const isAddress = question.type === 'address'
      const form = isAddress ? questions.addresses(passenger.customerId) : questions.answers(passenger.customerId)
      const besides = (isAddress ? passenger.addresses : passenger.others).filter(
        (one) => one !== question && one.required && one.answer === null,
      )
      const typed = [...besides.flatMap((one) => answerTo(one, 1)), ...answerTo(question, answer)]
      form.start()
      for (const [field, text] of typed) form.type(field, text)
      journey.tell(
        `answers “${question.handle}” of ${passenger.customerId} on ${ref}: ${typed.map(([, text]) => text).join(', ')}`,
      )
      const end = await journey.press(form.save)
      const { values } = form.state$.value
      if (end?.kind === 'failed')
        journey.expect(
          typed.every(([field, text]) => values[field] === text),
          'what was typed to stay in the form',
        )
      if (end?.kind !== 'saved' || !isIn(journey)) return form.cancel()
      const held = journey.backend.inspect.customers().find(({ id }) => id === passenger.customerId)?.answers[
        question.handle
      ]
      expectHeld(
        journey,
        'whether an answer is held',
        (held ?? '') !== '',
        answerTo(question, answer).some(([, text]) => text !== ''),
      )
    },
  }),
  command({
    name: 'leave what was typed',
    isPatient: true,
    when: (journey) => hasBookings(journey) && journey.isCalm(),
    input: fc.record({ booking: place, ticket: place, signsOut: fc.boolean() }),
    run: async (journey, { booking, ticket: at, signsOut }) => {
      const ref = pickBooking(journey, booking)
      const customer = journey.customer()
      const page = journey.page()
      const form = page.nameChange(ref)
      const typedIn = (id: string): string | null => {
        const { value } = form.state$
        return value.kind === 'ready' ? (value.forms.get(id)?.values.firstName ?? null) : null
      }
      await journey.press(form.open)
      const ticket = pick(latest(page.bookings.booking(ref).value)?.tickets ?? [], at)
      if (ticket !== undefined) form.start(ticket.id)
      if (customer === null || ticket === undefined || typedIn(ticket.id) === null)
        return journey.tell(`finds no name to change on ${ref}`)
      form.type(ticket.id, 'firstName', 'Ada')
      journey.tell(
        `types a name for ticket ${ticket.id} of ${ref}, ${signsOut ? 'signs out' : 'the session ends'}, and comes back`,
      )
      if (signsOut) await journey.press(page.session.signOut)
      else {
        journey.backend.sessions.expire()
        await journey.press(() => page.bookings.load(ref))
      }
      await journey.signIn(customer.email)
      await journey.press(form.open)
      form.start(ticket.id)
      const wanted = signsOut ? '' : 'Ada'
      journey.expect(typedIn(ticket.id) === wanted, `“${wanted}” to stand in the form, not “${typedIn(ticket.id)}”`)
      form.giveUp(ticket.id)
    },
  }),
]
