import { paths, type TransportChoosing, type TransportFinder } from '@booking-dashboard/core'
import type { BookingRef } from '../model/TestContext.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const refs: readonly BookingRef[] = ['SUN1001', 'SUN1001', 'SUN1002', 'SUN1003']
const order = ['type', 'route', 'direction', 'date', 'places', 'stops', 'travellers']

/** By step: what the customer picked, as the screen called it. */
type Picks = Map<string, readonly string[]>

const stateOf = (visit: Visit, { state$: { value } }: TransportFinder): TransportChoosing => {
  visit.expect(value.kind !== 'loading' && value.kind !== 'failed', `transport to be on sale, not ${value.kind}`)
  return value as TransportChoosing
}

const openFinder = async (visit: Visit, ref: BookingRef): Promise<TransportFinder> => {
  const finder = visit.dashboard.transportFinder(ref)
  await visit.emptyBasket(ref)
  visit.tab.navigation.goTo(paths.transport(ref))
  await visit.run(finder.open)
  const { moves } = stateOf(visit, finder)
  await visit.run(finder.startOver)
  visit.equal('the moves', stateOf(visit, finder).moves, moves + 1)
  return finder
}

/** Each step stands once and in its place. What the customer picked can be changed, what was forced cannot. */
const compareSteps = (visit: Visit, finder: TransportFinder, picks: Picks): void => {
  const { steps, active, button } = stateOf(visit, finder)
  const names = steps.map(({ name }) => name)
  visit.equal(
    'the order of the steps',
    names,
    order.filter((name) => names.some((one) => one === name)),
  )
  visit.equal(
    'the open step',
    steps.filter(({ kind }) => kind === 'active').map(({ name }) => name),
    [active.name],
  )
  visit.equal('the options', active.options, 'ready')
  const before = steps.slice(0, names.indexOf(active.name))
  const changeable = before.filter((step) => step.kind === 'chosen' && step.canChange).length
  visit.equal('the number of the step', active.number, 1 + changeable)
  for (const step of steps) {
    if (step.kind !== 'chosen') continue
    const picked = picks.get(step.name)
    visit.equal(`whether ${step.name} can be changed`, step.canChange, picked !== undefined)
    visit.expect(step.answer.length > 0 && step.answer.every((one) => one !== ''), `an answer to ${step.name}`)
    if (picked === undefined || step.name === 'places' || step.name === 'stops') continue
    visit.equal(`the answer to ${step.name}`, step.answer, picked)
  }
  visit.equal('whether seats can be added', button, active.name === 'travellers' ? 'ready' : 'notYet')
}

/** Answers each open step with any open option. False if a step has none. */
const pickAll = async (visit: Visit, finder: TransportFinder, picks: Picks): Promise<boolean> => {
  for (let rounds = 0; rounds < 12; rounds += 1) {
    compareSteps(visit, finder, picks)
    const { active, moves } = stateOf(visit, finder)
    if (active.name === 'travellers') return true
    const labels: string[] = []
    for (const { field } of active.questions) {
      const now = stateOf(visit, finder).active
      const question = now.questions.find((one) => one.field === field)
      if (now.name !== active.name || question === undefined) break
      const option = visit.one(question.options.filter(({ departure }) => departure?.level !== 'soldOut'))
      if (option === undefined) return false
      const isWhole = question.options.length > 1
      if (!isWhole && question.picked === option.value && active.questions.length > 1) continue
      labels.push(option.label)
      picks.set(active.name, labels)
      const end = await visit.run(() => finder.pick(field, option.value))
      visit.expect(end.kind === 'picked' || end.kind === 'wentOn', `${option.label} to be picked, not ${end.kind}`)
      const shown = stateOf(visit, finder).active
      if (end.kind === 'picked')
        visit.equal('what is picked', shown.questions.find((one) => one.field === field)?.picked, option.value)
      else visit.equal('the moves', stateOf(visit, finder).moves, moves + 1)
    }
  }
  return false
}

/** A toggle changes one passenger. The seats cost what their departures do. */
const comparePassengers = (visit: Visit, finder: TransportFinder): void => {
  const chosen = () => stateOf(visit, finder).passengers.map(({ passengerId, isChosen }) => [passengerId, isChosen])
  for (const { passengerId } of stateOf(visit, finder).passengers) {
    const before = chosen()
    finder.togglePassenger(passengerId)
    visit.equal(
      'who is chosen',
      chosen(),
      before.map(([id, is]) => [id, id === passengerId ? !is : is]),
    )
    const { totals, passengers } = stateOf(visit, finder)
    const quantity = passengers.filter(({ isChosen }) => isChosen).length
    visit.expect(
      totals.lines.every((line) => line.quantity === quantity),
      `seats for ${quantity}`,
    )
    visit.equal(
      'what the seats cost',
      totals.total,
      totals.lines.reduce((sum, { cost }) => sum + cost, 0),
    )
  }
}

/** Goes back to a step that can be changed. The same pick again changes nothing, another clears what followed. */
const goBack = async (visit: Visit, finder: TransportFinder, picks: Picks): Promise<void> => {
  const { steps } = stateOf(visit, finder)
  const back = visit.one(steps.filter((step) => step.kind === 'chosen' && step.canChange && step.name !== 'stops'))
  if (back === undefined) return
  finder.goTo(back.name)
  compareSteps(visit, finder, picks)
  const { active } = stateOf(visit, finder)
  visit.equal('the open step', active.name, back.name)
  const lines = () => JSON.stringify(stateOf(visit, finder).totals.lines.map(({ stopId }) => stopId))
  const before = lines()
  const same = active.questions.map(({ field, picked }) => [field, picked] as const)
  for (const [field, value] of same) await visit.run(() => finder.pick(field, value))
  visit.equal('the open step', stateOf(visit, finder).active.name, 'travellers')
  visit.equal('the chosen departures', lines(), before)
  if (visit.oneIn(2)) return
  finder.goTo(back.name)
  const others = stateOf(visit, finder).active.questions.flatMap(({ field, options, picked }) =>
    options.filter(({ value }) => value !== picked).map(({ value }) => [field, value] as const),
  )
  const other = visit.one(others)
  if (other === undefined) return
  for (const name of order.slice(order.indexOf(back.name))) picks.delete(name)
  const asked = stateOf(visit, finder).active.questions
  const labels = asked.map(({ field, options, picked }) => {
    const value = field === other[0] ? other[1] : picked
    return options.find((one) => one.value === value)?.label ?? ''
  })
  picks.set(back.name, labels)
  for (const { field, picked } of asked)
    await visit.run(() => finder.pick(field, field === other[0] ? other[1] : picked))
}

/** A step with one option is chosen by itself, and is no question meanwhile. Answers the steps that were asked so. */
const watchQuestions = ({ state$ }: TransportFinder): (() => readonly string[]) => {
  const forced: string[] = []
  const watching = state$.subscribe((state) => {
    if (state.kind !== 'choosing' || state.active.options !== 'ready') return
    const { name, questions } = state.active
    const options = questions.flatMap((question) => question.options)
    const isSoldOut = options.some(({ departure }) => departure?.level === 'soldOut')
    const isForced = questions.length > 0 && options.length === questions.length && !isSoldOut
    if (isForced && questions.every(({ options: { length } }) => length === 1)) forced.push(name)
  })
  return () => {
    watching.unsubscribe()
    return forced
  }
}

const chooseTransport: Walk = {
  words: 'finds transport step by step',
  go: async (visit) => {
    const ref = visit.one(refs) ?? 'SUN1001'
    const finder = await openFinder(visit, ref)
    const picks: Picks = new Map()
    const forced = watchQuestions(finder)
    const isWhole = await pickAll(visit, finder, picks)
    visit.equal('the questions with one answer', forced(), [])
    if (!isWhole) return
    if (visit.oneIn(2)) await goBack(visit, finder, picks)
    if (!(await pickAll(visit, finder, picks))) return
    if (visit.oneIn(3)) {
      const shown = () => {
        const { steps, passengers, totals } = stateOf(visit, finder)
        return JSON.stringify([steps, passengers.map(({ isChosen }) => isChosen), totals])
      }
      const [first] = stateOf(visit, finder).passengers
      if (first !== undefined) finder.togglePassenger(first.passengerId)
      const before = shown()
      await visit.returnAfterExpiry()
      await visit.run(finder.open)
      visit.equal('the choice after another sign-in', shown(), before)
      if (first !== undefined) finder.togglePassenger(first.passengerId)
    }
    comparePassengers(visit, finder)
    for (const { passengerId, isChosen } of stateOf(visit, finder).passengers)
      if (isChosen) finder.togglePassenger(passengerId)
    visit.equal('what is refused before an attempt', stateOf(visit, finder).refusedFor, [])
    visit.equal('seats for nobody', (await visit.run(finder.add)).kind, 'invalid')
    visit.equal('the refusals', stateOf(visit, finder).refusals, 1)
    visit.equal(
      'what is refused',
      stateOf(visit, finder).refusedFor.map(({ kind }) => kind),
      ['nobodyTravels'],
    )
    const [lead] = stateOf(visit, finder).passengers
    if (lead === undefined) return
    finder.togglePassenger(lead.passengerId)
    visit.equal('what is refused', stateOf(visit, finder).refusedFor, [])
    await addSeat(visit, ref, finder)
  },
}

/** Adds one seat. Every third time, nobody answers at first. */
const addSeat = async (visit: Visit, ref: BookingRef, finder: TransportFinder): Promise<void> => {
  const { totals } = stateOf(visit, finder)
  const isUnclear = visit.oneIn(3)
  if (isUnclear) {
    await visit.run(visit.dashboard.basket(ref).create)
    visit.plant('getBasket', { kind: 'delay', milliseconds: 0 })
    visit.plant('getBasket', { kind: 'drop' }, 'always')
    visit.plant('addTransport', { kind: visit.oneIn(2) ? 'lostAnswer' : 'drop' })
    const areStopsFailing = visit.oneIn(2)
    if (areStopsFailing) visit.plant('getTransportStops', { kind: 'error', code: 10000020 }, 'always')
    const open = new Set<string>()
    const watching = finder.state$.subscribe((state) => 'active' in state && open.add(state.active.name))
    const { kind } = await visit.run(finder.add)
    watching.unsubscribe()
    visit.backend.faults.clear()
    visit.equal('the outcome', stateOf(visit, finder).outcome.kind, kind)
    // The departures stay chosen while they are read again, and are open again only if they cannot be.
    visit.equal('the open steps meanwhile', [...open], areStopsFailing ? ['travellers', 'stops'] : ['travellers'])
    if (areStopsFailing) {
      visit.equal('the options', stateOf(visit, finder).active.options, 'failed')
      await visit.run(finder.retry)
      visit.equal('the open step after another try', stateOf(visit, finder).active.name, 'travellers')
    }
  }
  const kinds = new Set<string>()
  const listening = finder.state$.subscribe(({ kind }) => kinds.add(kind))
  const end = await visit.run(finder.add)
  listening.unsubscribe()
  visit.equal('the end', end, { kind: 'added', count: totals.lines.length })
  visit.equal('the states meanwhile', [...kinds].toSorted(), ['adding', 'choosing'])
  const after = stateOf(visit, finder)
  visit.equal('the outcome', after.outcome, { kind: 'added', count: totals.lines.length })
  visit.equal('the chosen departures', after.totals.lines, [])
  visit.equal('what the basket costs', visit.basket(ref)?.total, totals.total)
  visit.equal(
    'the seats in the basket',
    [...(visit.basket(ref)?.held ?? [])].toSorted(),
    totals.lines.map(({ stopId }) => `stop ${stopId}`).toSorted(),
  )
  const shown = after.inBasket.flatMap(({ departures }) => departures).length
  visit.equal('the departures in the basket', shown, totals.lines.length)
}

const failedDepartures: Walk = {
  words: 'looks for departures that cannot be loaded',
  go: async (visit) => {
    const finder = await openFinder(visit, 'SUN1001')
    const path = visit.one(['getTransportStops', 'getTransportDates', 'getTransportLocations'])
    if (path === undefined) return
    visit.plant(path, { kind: 'error', code: 10000020 }, 'always')
    const options = () => stateOf(visit, finder).active.options
    for (let rounds = 0; rounds < 8 && options() === 'ready'; rounds += 1) {
      const { questions } = stateOf(visit, finder).active
      for (const { field } of questions) {
        const open = stateOf(visit, finder).active.questions.find((one) => one.field === field)
        const option = visit.one(open?.options.filter(({ departure }) => departure?.level !== 'soldOut') ?? [])
        if (option !== undefined) await visit.run(() => finder.pick(field, option.value))
      }
    }
    visit.equal('the options', options(), 'failed')
    visit.backend.faults.clear()
    await visit.run(finder.retry)
    visit.equal('the options after another try', options(), 'ready')
    await visit.run(finder.startOver)
  },
}

export const transportWalks: readonly Walk[] = [chooseTransport, chooseTransport, failedDepartures]
