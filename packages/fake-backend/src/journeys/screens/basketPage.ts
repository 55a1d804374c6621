import { type LoadedBasket, paths, type ShoppingBasket, texts } from '@booking-dashboard/core'
import type { FaultEffect } from '../../faults/Fault.js'
import { buy, extra, flights, newTicket, rooms } from '../model/basket/purchases.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const { basket: words } = texts.screen

const loaded = (visit: Visit, { state$: { value } }: ShoppingBasket): LoadedBasket => {
  visit.equal('the basket', value.kind, 'loaded')
  return value as LoadedBasket
}

/** A basket with a ticket of a new passenger, rooms with an option, extras and flights. */
const fill = async (visit: Visit): Promise<ShoppingBasket> => {
  const basket = visit.dashboard.basket(ref)
  await visit.emptyBasket(ref)
  visit.tab.navigation.goTo(paths.basket(ref))
  await visit.run(() => buy(newTicket)(visit.dashboard))
  const more = [
    rooms('3101', '31012', 2, ['3181', '31812']),
    rooms('3200', '32001', 1),
    extra('7110', '71101'),
    extra('7130', '71301'),
    flights,
  ].filter(() => !visit.oneIn(4))
  // Sometimes one line alone.
  if (visit.oneIn(4)) return basket
  for (const purchase of more) await visit.run(() => buy(purchase)(visit.dashboard))
  return basket
}

/** Each line says what it is and for whom. The sections add up. */
const compareLines = (visit: Visit, basket: ShoppingBasket): void => {
  const { sections, lines, total, unlisted, count, canPick, areAllPicked, picked, newPassengers } = loaded(
    visit,
    basket,
  )
  const held = visit.basket(ref)
  visit.equal('the total', total, held?.total)
  visit.equal(
    'the sections',
    sections.reduce((sum, { cost }) => sum + cost, unlisted ?? 0),
    total,
  )
  visit.equal(
    'the lines of the sections',
    sections.flatMap((one) => one.lines.map(({ key }) => key)),
    lines.map(({ key }) => key),
  )
  visit.equal(
    'the count',
    count,
    (held?.tickets.length ?? 0) + (held?.held.length ?? 0) + (held?.nameChanges.length ?? 0),
  )
  visit.equal('whether lines can be picked', canPick, lines.length > 1)
  visit.equal('whether all are picked', areAllPicked, lines.length > 0 && picked.size === lines.length)
  visit.equal(
    'the new passengers',
    newPassengers.map(({ name }) => name),
    held?.passengerNames,
  )
  // Rooms of one kind are told apart by a number.
  const { accommodations } = loaded(visit, basket).basket
  for (const { id, name, roomName } of accommodations) {
    const alike = accommodations.filter((one) => one.name === name && one.roomName === roomName)
    const place = words.roomPlace('', alike.findIndex((one) => one.id === id) + 1, alike.length)
    const title = lines.find(({ key }) => key === `accommodations/${id}`)?.title
    const [plain = ''] = title?.split(words.roomPlace('', 1, 2).slice(0, 7)) ?? []
    visit.equal(`the title of the room ${id}`, title, alike.length > 1 ? `${plain}${place}` : plain)
  }
  for (const { key, title, person, notes, selectLabel, removeLabel, partOf } of lines) {
    visit.equal(
      `the label of ${key}`,
      [selectLabel, removeLabel],
      [words.select(title, person), words.removeOne(title, person)],
    )
    visit.expect(
      notes.every((note) => note.trim() !== ''),
      `${key} to have no empty note`,
    )
    visit.expect(person === null || notes.includes(person), `${key} to say that it is for ${person}`)
    if (key.startsWith('transport/')) visit.expect(notes.length > 1, `${key} to say when it leaves`)
    visit.expect(partOf === null || lines.some((line) => line.key === partOf), `${key} to be part of a line`)
  }
}

/** Each button asks about its own lines. */
const compareQuestions = (visit: Visit, basket: ShoppingBasket): void => {
  const { lines, sections, newPassengers, basket: contents } = loaded(visit, basket)
  const question = () => loaded(visit, basket).question
  const others = new Map(contents.passengers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  for (const { key, removeLabel, removeHint } of lines) {
    visit.equal('the answer', basket.askToRemove([key]).kind, 'asking')
    const ticket = contents.tickets.find(({ id }) => key === `tickets/${id}`)
    const name = ticket && others.get(ticket.passengerId)
    const isLast =
      name !== undefined &&
      contents.tickets.filter(({ passengerId }) => passengerId === ticket?.passengerId).length === 1
    const seats = contents.transport.some(({ passengerId }) => passengerId === ticket?.passengerId)
    if (isLast && !seats)
      visit.equal('the question', question(), { kind: 'passengersToo', names: name, passengers: 1, lines: 1 })
    else if (name === undefined)
      visit.equal('the question', question(), { kind: 'remove', label: removeLabel, takesAlong: removeHint !== null })
  }
  for (const { keys, label } of sections.flatMap(({ alike }) => alike)) {
    basket.askToRemove(keys)
    const asked = question()
    visit.equal('the question about several', asked?.kind === 'remove' ? asked.label : asked?.kind, label)
  }
  const two = lines
    .filter(({ key }) => /^(?:extras|transport)\//.test(key))
    .map(({ key }) => key)
    .slice(0, 2)
  if (two.length === 2) {
    basket.askToRemove(two)
    const asked = question()
    visit.equal('the question about two', asked?.kind === 'remove' ? asked.label : asked?.kind, words.removeSelected(2))
  }
  for (const { key, name } of newPassengers) {
    basket.askToRemove([key])
    const asked = question()
    visit.equal(
      'the question about a passenger',
      asked?.kind === 'remove' ? asked.label : asked?.kind,
      words.removePassenger(name),
    )
  }
  // A script may name a line that is gone.
  basket.askToRemove(['extras/gone'])
  const gone = question()
  visit.equal('the question about a line that is gone', gone?.kind === 'remove' && gone.label, words.removeSelected(1))
  basket.dismissQuestion()
  visit.equal('the question', question(), null)
  basket.askToDiscard()
  visit.equal('the question', question(), { kind: 'discard' })
  basket.dismissQuestion()
  visit.equal('the question', question(), null)
}

/** A room is picked with its extras. */
const comparePicks = (visit: Visit, basket: ShoppingBasket): void => {
  const { lines } = loaded(visit, basket)
  const picked = () => [...loaded(visit, basket).picked].toSorted()
  basket.pickAll(true)
  visit.equal('all lines', picked(), lines.map(({ key }) => key).toSorted())
  basket.pickAll(false)
  visit.equal('no lines', picked(), [])
  const line = visit.one(lines)
  if (line === undefined) return
  basket.pick(line.key, true)
  const along = lines.filter(({ key, partOf }) => key === line.key || partOf === line.key).map(({ key }) => key)
  visit.equal('the picked lines', picked(), along.toSorted())
  compareLines(visit, basket)
  basket.pick(line.key, false)
  basket.pickAll(false)
}

/** Removes lines. Meanwhile they are marked, and afterwards nothing is. */
const removeLines = async (visit: Visit, basket: ShoppingBasket): Promise<void> => {
  const before = loaded(visit, basket)
  const line = visit.one(before.lines)
  if (line === undefined) return
  basket.askToRemove([line.key])
  const marked = new Set<string>()
  const asked = new Set<string>()
  const listening = basket.state$.subscribe((state) => {
    if (state.kind !== 'loaded' || !state.processing) return
    for (const key of state.removing) marked.add(key)
    if (state.question !== null) asked.add(state.question.kind)
  })
  const isRefused = visit.oneIn(3)
  const removals = ['removeTicket', 'removeExtra', 'removeAccommodation', 'removeTransport']
  const isTold = visit.oneIn(2)
  if (isRefused)
    for (const path of removals)
      visit.plant(path, isTold ? { kind: 'error', code: 10000020 } : { kind: 'drop' }, 'always')
  let end = ''
  const toasts = await visit.toastsOf(async () => (end = (await basket.answerRemoval(visit.oneIn(2))).kind))
  visit.backend.faults.clear()
  listening.unsubscribe()
  visit.equal('the question while it is removed', [...asked], [])
  visit.expect(marked.has(line.key), `${line.key} to be marked`)
  const { value } = basket.state$
  if (value.kind === 'loaded') {
    visit.equal('what is being removed', [...value.removing], [])
    visit.equal('the last removal', value.lastRemoval?.kind, end)
    // What was removed here, with what belongs to it, was not changed elsewhere.
    visit.equal('what changed elsewhere', value.changed, null)
  }
  visit.equal('the end', end, isRefused ? 'failed' : 'removed')
  const danger = toasts.filter(({ type }) => type === 'danger').length
  visit.equal('whether a failure is told', danger > 0, isRefused)
  visit.equal(
    'whether it is told as done',
    toasts.some(({ type }) => type === 'success'),
    !isRefused,
  )
  if (!isRefused && value.kind === 'loaded') {
    visit.expect(
      value.lines.every(({ key }) => key !== line.key),
      `${line.key} to be gone`,
    )
    compareLines(visit, basket)
  }
}

/** An error of the back end is shown, an exception is swallowed (behaviour/basket#2.4). The basket stays. */
const refuseToDiscard = async (visit: Visit, basket: ShoppingBasket): Promise<void> => {
  const isTold = visit.oneIn(2)
  const isForbidden = !isTold && visit.oneIn(2)
  const told = { kind: 'error', code: 10000020 } as const
  visit.plant('resetBasket', isTold ? told : isForbidden ? { kind: 'status', status: 403 } : { kind: 'drop' })
  let end = ''
  const discarding: boolean[] = []
  const listening = basket.state$.subscribe((state) => {
    if (state.kind === 'loaded' && state.isDiscarding !== discarding.at(-1)) discarding.push(state.isDiscarding)
  })
  const toasts = await visit.toastsOf(async () => (end = (await basket.discard()).kind))
  listening.unsubscribe()
  visit.equal('whether it is being discarded', discarding, [false, true, false])
  visit.backend.faults.clear()
  visit.equal('the end', end, 'failed')
  visit.equal('whether a failure is told', toasts.length > 0, isTold)
  visit.equal('whether it leads away', visit.tab.navigation.current() === paths.unauthorised, isForbidden)
  visit.tab.navigation.goTo(paths.basket(ref))
  visit.expect(visit.basket(ref) !== null, 'the basket to stay')
}

const useBasket: Walk = {
  words: 'uses the page of the basket',
  go: async (visit) => {
    const basket = await fill(visit)
    visit.equal('the end of a load', await visit.run(basket.load), { kind: 'loaded' })
    compareLines(visit, basket)
    compareQuestions(visit, basket)
    comparePicks(visit, basket)
    await removeLines(visit, basket)
    visit.equal(
      'the count on the button',
      visit.dashboard.basketAtHand(ref).count$.value,
      basket.state$.value.count ?? 0,
    )
    if (basket.state$.value.kind === 'loaded') await refuseToDiscard(visit, basket)
    await visit.emptyBasket(ref)
    visit.equal('the count on the button', visit.dashboard.basketAtHand(ref).count$.value, 0)
    visit.equal('the end of a load', await visit.run(basket.load), { kind: 'none' })
  },
}

/** A new page reads the basket. The first attempts fail. */
const unreadBasket: Walk = {
  words: 'reads a basket that cannot be had at first',
  go: async (visit) => {
    await fill(visit)
    await visit.context.journey.reload()
    await visit.context.pass('untilQuiet')
    const basket = visit.dashboard.basket(ref)
    const isRefused = visit.oneIn(2)
    visit.plant('getBasket', isRefused ? { kind: 'error', code: 10000020 } : { kind: 'drop' }, 'always')
    const toasts = await visit.toastsOf(basket.load)
    // Errors of the back end are not shown, any other failure is (behaviour/basket#2.4).
    visit.equal('whether a failure is told', toasts.length > 0, !isRefused)
    visit.expect(
      toasts.every(({ message }) => message !== texts.failure.offline),
      'the device not to be called offline',
    )
    const { value } = basket.state$
    visit.equal('the basket', [value.kind, value.count], ['failed', null])
    visit.equal('whether it is being tried again', value.kind === 'failed' && value.isRetrying, false)
    const retrying = new Set<boolean>()
    const listening = basket.state$.subscribe((state) => {
      if (state.kind === 'failed') retrying.add(state.isRetrying)
    })
    await visit.run(basket.load)
    listening.unsubscribe()
    visit.equal('whether it is seen to be tried again', [...retrying], [false, true])
    visit.backend.faults.clear()
    visit.equal('the end of a load', await visit.run(basket.load), { kind: 'loaded' })
    await visit.run(() => visit.dashboard.bookings.load(ref))
    compareLines(visit, basket)
    const names = loaded(visit, basket).lines.filter(({ key }) => key.startsWith('transport/'))
    visit.expect(
      names.every(({ person, isForLead }) => person !== null && isForLead),
      'the flights to be for the lead',
    )
    await visit.emptyBasket(ref)
  },
}

/** The count on the button of every page. */
const readCount: Walk = {
  words: 'reads the number of things in the basket',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    const basket = visit.dashboard.basket(ref)
    const { count$, check } = visit.dashboard.basketAtHand(ref)
    /** What the basket signals during an action (behaviour/basket#2.4). */
    const signalled = async (what: string, act: () => Promise<unknown>, ...wanted: readonly string[]) => {
      const signals: string[] = []
      const listening = basket.signals$.subscribe((signal) => signals.push(signal))
      await visit.run(act)
      listening.unsubscribe()
      visit.equal(`the signals of ${what}`, signals, wanted)
    }
    await signalled('a check', check, 'checkComplete')
    visit.plant('getBasket', { kind: 'error', code: 10000020 })
    await signalled('a failed check', check, 'checkComplete')
    await signalled('a load', basket.load, 'getSucceeded')
    visit.equal('the end of a check', await visit.run(check), { kind: 'none' })
    visit.equal('the count', count$.value, 0)
    // Another device adds an extra: the next check finds it.
    const device = await visit.context.other('device')
    if (device.dashboard.session.state$.value.kind !== 'signedIn') await visit.context.signIn(device)
    await visit.context.press(device, () => buy(extra('7130', '71301'))(device.dashboard))
    visit.context.close('device')
    visit.equal('the end of another check', await visit.run(check), { kind: 'loaded' })
    visit.equal('the count', count$.value, visit.basket(ref)?.held.length)
    await visit.emptyBasket(ref)
    // A check that began before a change does not answer for one that begins after it.
    const ends = await visit.run(() => Promise.all([check(), basket.create(), check()]))
    visit.equal('the ends of two checks', [ends[0].kind, ends[2].kind], ['none', 'loaded'])
    await visit.emptyBasket(ref)
  },
}

/** What is reported of a failed step (behaviour/errors#2.8). An answer without a basket has words of its own. */
const failedSteps = [
  ['createBasket', { kind: 'error', code: 10000020 }, 'Could not create basket'],
  ['createBasket', { kind: 'answer', status: 200, body: {} }, 'Missing basket in response'],
  ['createBasket', { kind: 'notJson' }, 'Could not create basket'],
  ['getBasket', { kind: 'error', code: 10000020 }, 'Could not retrieve basket'],
  ['getBasket', { kind: 'answer', status: 200, body: {} }, 'Missing basket in response'],
] as const satisfies readonly (readonly [string, FaultEffect, string])[]

const reportSteps: Walk = {
  words: 'uses a basket whose steps fail',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    const [path, effect, words] = visit.one(failedSteps) ?? failedSteps[0]
    const { reports } = visit.tab.browser
    const before = reports.length
    visit.plant(path, effect)
    await visit.run(() => buy(extra('7130', '71301'))(visit.dashboard))
    visit.backend.faults.clear()
    const told = reports.slice(before).flatMap(({ internalMessage }) => internalMessage ?? [])
    visit.equal(`what is reported of ${path}`, [...new Set(told)], [words])
    await visit.emptyBasket(ref)
  },
}

export const basketWalks: readonly Walk[] = [useBasket, useBasket, unreadBasket, readCount, reportSteps]
