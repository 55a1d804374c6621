import { dotted } from '../../language/formats.js'
import type { TransportTexts } from './transportTexts.js'
import { transportStepNames as stepNames, type TransportStepName } from './TransportCatalogueApi.js'
import { departureTime } from '../../bookings/itinerary/itineraryTransport.js'
import {
  isChosen,
  onlyValues,
  type OptionsStatus,
  optionsStatus,
  type Picked,
  questionsOf,
  type TransportQuestion,
} from './transportQuestions.js'
import { choose, chooseMode, chooseStop, chosenStops, directionsOf, type TransportSearch } from './transportSearch.js'

/** The first step that is not chosen yet. The passengers' step is last and never done. */
export const firstOpenStep = (search: TransportSearch): TransportStepName =>
  stepNames.find((step) => !isChosen(search, step)) ?? 'passengers'

type Commit = (search: TransportSearch, values: readonly string[]) => TransportSearch

/** What the values of a step choose. */
const commits: Readonly<Record<TransportStepName, Commit>> = {
  type: (search, [typeId = '']) => choose(search, 'type', { typeId }),
  route: (search, [routeId = '']) => choose(search, 'route', { routeId }),
  direction: (search, [picked]) => search.modes.filter((mode) => mode === picked).reduce(chooseMode, search),
  date: (search, [date = '']) => choose(search, 'date', { date }),
  places: (search, [departureLocation = '', arrivalLocation = '']) =>
    choose(search, 'places', { departureLocation, arrivalLocation }),
  stops: (search, ids) =>
    directionsOf(search.choices).reduce((next, direction, at) => chooseStop(next, direction, ids[at] ?? ''), search),
  passengers: (search) => search,
}

/** Commits the picks of a step. Null while something is missing. */
export const commitStep = (
  search: TransportSearch,
  step: TransportStepName,
  questions: readonly TransportQuestion[],
): TransportSearch | null => {
  const isPicked = ({ options, picked }: TransportQuestion): boolean => options.some(({ value }) => value === picked)
  return questions.every(isPicked)
    ? commits[step](
        search,
        questions.map(({ picked }) => picked),
      )
    : null
}

/** Chooses the only option of the first open step. Null if that step has several options. */
export const chooseOnlyOption = (search: TransportSearch): TransportSearch | null => {
  const step = firstOpenStep(search)
  const values = onlyValues(search, step)
  return values && commits[step](search, values)
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
      dotted(`${stop.name}, ${departureTime(stop, texts.formats)}`, stop.isDepartureTimeSpecified ? '' : timeTbc),
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
    return { name, number, most, options: optionsStatus(search, name), questions }
  }
  const leavesChoice = ({ options, questions }: ReturnType<typeof toStep>): boolean =>
    options !== 'ready' || questions.some((question) => question.options.length > 1)
  const before = names.slice(0, open).map((name) => toStep(name, 0))
  const numberOf = (name: TransportStepName): number =>
    1 + before.slice(0, names.indexOf(name)).filter((step) => leavesChoice(step)).length
  const shown = toStep(activeName, numberOf(activeName))
  // A step with one option is about to be chosen automatically, so it is not shown as a question.
  const isForced = activeName === firstOpenStep(search) && chooseOnlyOption(search) !== null
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
