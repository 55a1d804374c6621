import type { TransportTexts } from './transportTexts.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { transportStepNames as stepNames, type TransportStepName } from './TransportCatalogueApi.js'
import { departureTime } from '../../bookings/itinerary/itineraryTransport.js'
import {
  isOpen,
  type OptionsStatus,
  optionsStatus,
  type Picked,
  questionsOf,
  type TransportQuestion,
} from './transportQuestions.js'
import {
  chooseDate,
  chooseLocations,
  chooseMode,
  chooseRoute,
  chooseStop,
  chooseType,
  chosenStops,
  directionsOf,
  routesOfType,
  type TransportSearch,
} from './transportSearch.js'

/** While stops are reloaded, the chosen ones stay chosen. A stop that is gone must be chosen again. */
const areStopsChosen = (search: TransportSearch): boolean => {
  const { choices, outboundStops, returnStops } = search
  const found = new Set(chosenStops(search).map(({ direction }) => direction))
  return directionsOf(choices).every((direction) => {
    const [source, chosen] =
      direction === 'OUTBOUND' ? [outboundStops, choices.outboundStopId] : [returnStops, choices.returnStopId]
    return found.has(direction) || (chosen !== null && latest(source) === null && source.kind !== 'failed')
  })
}

/** A choice that is no longer on offer, such as one from a draft, must be made again. */
const isChosen = (search: TransportSearch, step: TransportStepName): boolean => {
  const { choices, types, dates, locations } = search
  const isIn = <A>(chosen: string | null, source: Loadable<A>, has: (value: A) => boolean): boolean => {
    const known = latest(source)
    return chosen !== null && (known === null || has(known))
  }
  switch (step) {
    case 'type':
      return isIn(choices.typeId, types, (all) => all.some(({ id }) => id === choices.typeId))
    case 'route':
      return isIn(choices.routeId, search.routes, () => routesOfType(search).some(({ id }) => id === choices.routeId))
    case 'direction':
      return choices.isModeChosen || choices.date !== null || search.modes.length === 1
    case 'date':
      return isIn(choices.date, dates, (all) => all.some((date) => date === choices.date))
    case 'places':
      return isIn(
        choices.departureLocation,
        locations,
        ({ departures: from, arrivals: to }) =>
          from.some((place) => place === choices.departureLocation) &&
          to.some((place) => place === choices.arrivalLocation),
      )
    case 'stops':
      return areStopsChosen(search)
    case 'passengers':
      return false
  }
}

/** The first step that is not chosen yet. The passengers' step is last and never done. */
export const firstOpenStep = (search: TransportSearch): TransportStepName =>
  stepNames.find((step) => !isChosen(search, step)) ?? 'passengers'

/** Commits the picks of a step. Null while something is missing. */
export const commitStep = (
  search: TransportSearch,
  step: TransportStepName,
  questions: readonly TransportQuestion[],
): TransportSearch | null => {
  const picked = questions.map((question) => question.options.find(({ value }) => value === question.picked))
  if (picked.some((option) => option === undefined)) return null
  const [first = '', second = ''] = picked.map((option) => option?.value ?? '')
  switch (step) {
    case 'type':
      return chooseType(search, first)
    case 'route':
      return chooseRoute(search, first)
    case 'direction':
      return search.modes.filter((mode) => mode === first).reduce(chooseMode, search)
    case 'date':
      return chooseDate(search, first)
    case 'places':
      return chooseLocations(search, first, second)
    case 'stops':
      return questions.reduce(
        (next, { field, picked: stopId }) => chooseStop(next, field === 'outbound' ? 'OUTBOUND' : 'RETURN', stopId),
        search,
      )
    case 'passengers':
      return search
  }
}

/** Chooses the only option of the first open step. Null if that step has several options. */
export const chooseOnlyOption = (search: TransportSearch, texts: TransportTexts): TransportSearch | null => {
  const step = firstOpenStep(search)
  const questions = questionsOf(search, step, {}, texts)
  const isForced =
    questions.length > 0 && questions.every(({ options }) => options.length === 1 && options.every(isOpen))
  if (!isForced) return null
  return commitStep(
    search,
    step,
    questions.map((question) => ({ ...question, picked: question.options[0]?.value ?? '' })),
  )
}

/** The step whose options the customer chooses from now. */
export interface ActiveTransportStep {
  readonly kind: 'active'
  readonly name: TransportStepName
  /** Counted from 1 among the steps with several options. */
  readonly number: number
  /** How many steps there are at most: a later step with one option is not asked. */
  readonly most: number
  readonly options: OptionsStatus
  readonly questions: readonly TransportQuestion[]
}

export type TransportStep =
  | ActiveTransportStep
  /** `canChange` is false if there was only one option. */
  | {
      readonly kind: 'chosen'
      readonly name: TransportStepName
      readonly answer: readonly string[]
      readonly canChange: boolean
    }

const answerOf = (
  search: TransportSearch,
  step: TransportStepName,
  questions: readonly TransportQuestion[],
  texts: TransportTexts,
): readonly string[] => {
  const { from, timeTbc } = texts.screen.transport.booked
  if (step === 'places') return [from(search.choices.departureLocation ?? '', search.choices.arrivalLocation ?? '')]
  if (step === 'stops')
    return chosenStops(search).map((stop) =>
      [`${stop.name}, ${departureTime(stop, texts.formats)}`, ...(stop.isDepartureTimeSpecified ? [] : [timeTbc])].join(
        ' · ',
      ),
    )
  return questions.flatMap(({ options, picked }) => options.find(({ value }) => value === picked)?.label ?? [])
}

/**
 * Every chosen step and the active one. The active step is the wanted one if all earlier steps are chosen, otherwise
 * the first open one.
 */
export const transportSteps = (
  search: TransportSearch,
  wanted: TransportStepName | null,
  picked: Picked,
  texts: TransportTexts,
): { readonly steps: readonly TransportStep[]; readonly active: ActiveTransportStep } => {
  const names = stepNames.filter((name) => name !== 'direction' || search.modes.length > 1)
  const open = names.indexOf(firstOpenStep(search))
  const activeName = names.slice(0, open).find((name) => name === wanted) ?? firstOpenStep(search)
  const toStep = (name: TransportStepName, number: number) => {
    const questions = questionsOf(search, name, name === activeName ? picked : {}, texts)
    const most = number + names.length - 1 - names.indexOf(name)
    return { name, number, most, options: optionsStatus(search, name, questions), questions }
  }
  const leavesChoice = ({ options, questions }: ReturnType<typeof toStep>): boolean =>
    options !== 'ready' || questions.some((question) => question.options.length > 1)
  const before = names.slice(0, open).map((name) => toStep(name, 0))
  const numberOf = (name: TransportStepName): number =>
    1 + before.slice(0, names.indexOf(name)).filter((step) => leavesChoice(step)).length
  const shown = toStep(activeName, numberOf(activeName))
  // A step with one option is about to be chosen automatically, so it is not shown as a question.
  const isForced = activeName === firstOpenStep(search) && chooseOnlyOption(search, texts) !== null
  const active: ActiveTransportStep = { kind: 'active', ...shown, options: isForced ? 'loading' : shown.options }
  const chosen = before.map((step): TransportStep => {
    const { name, questions } = step
    return { kind: 'chosen', name, answer: answerOf(search, name, questions, texts), canChange: leavesChoice(step) }
  })
  const steps = names.includes(activeName) && names.indexOf(activeName) < open ? chosen : [...chosen, active]
  return { steps: steps.map((step) => (step.name === activeName ? active : step)), active }
}

/** The step of that name if the customer can go to it: all earlier steps are chosen, and it has several options. */
export const stepToGoTo = (search: TransportSearch, name: string, texts: TransportTexts): TransportStepName | null => {
  const { steps } = transportSteps(search, null, {}, texts)
  const found = steps.find((shown) => shown.name === name && (shown.kind === 'active' || shown.canChange))
  return found?.name ?? null
}
