import type { CatalogueEntry } from '../../failure/errorCatalogue.js'
import type { HeldTransport } from '../../domain/Holdings.js'
import { counted, listed, type OwnTexts, pluralOf, times } from '../../language/Wording.js'
import type { TransportField, TransportMode, TransportStepName } from './TransportCatalogueApi.js'
import type { ShopTexts } from '../shopTexts.js'

export interface StepWords {
  /** The name in the list of chosen steps. */
  readonly name: string
  readonly question: string
  readonly loading: string
  readonly none: string
}

const steps: Readonly<Record<TransportStepName, StepWords>> = {
  type: {
    name: 'Kind of transport',
    question: 'How would you like to travel?',
    loading: 'Loading the kinds of transport',
    none: 'No transport is on sale for this booking at the moment. Please look again later.',
  },
  route: {
    name: 'Route',
    question: 'Which route?',
    loading: 'Loading the routes',
    none: 'There is no route for this kind of transport. Please choose another kind.',
  },
  direction: {
    name: 'Direction',
    question: 'There and back, or one way?',
    loading: 'Loading the directions',
    none: 'There is no direction to choose.',
  },
  date: {
    name: 'Day',
    question: 'On which day do you set out?',
    loading: 'Loading the days',
    none: 'Nothing departs on this route. Please choose another one.',
  },
  places: {
    name: 'From and to',
    question: 'From where to where?',
    loading: 'Loading the places',
    none: 'Nothing departs on this day. Please choose another one.',
  },
  stops: {
    name: 'Departures',
    question: 'Which departure?',
    loading: 'Loading the departures',
    none: 'There is no departure between these places. Please choose others.',
  },
  passengers: {
    name: 'Passengers',
    question: 'Who travels?',
    loading: 'Loading the passengers',
    none: 'There is nobody in this booking who could travel.',
  },
}

const fields: Readonly<Record<TransportField, string>> = {
  type: steps.type.question,
  route: steps.route.question,
  direction: steps.direction.question,
  date: steps.date.question,
  departure: 'Where do you set out?',
  arrival: 'Where do you arrive?',
  outbound: 'Outbound departure',
  return: 'Return departure',
}

/** Types of transport by the back end's name, for languages with a word of their own. */
const typeNames: Readonly<Record<string, string>> = {}

const modes: Readonly<Record<TransportMode, string>> = {
  BOTH_WAYS: 'There and back',
  OUTBOUND_ONLY: 'There only',
  RETURN_ONLY: 'Back only',
}

const directions: Readonly<Record<HeldTransport['direction'], string>> = {
  OUTBOUND: 'Outbound',
  RETURN: 'Return',
  UNKNOWN: 'Other journeys',
}

/** Booked transport, and adding transport step by step. */
export const transportTexts = {
  title: 'Transport',
  booked: {
    heading: 'Your journeys',
    kept: 'New journeys are added to what you have',
    inBasket: 'In your basket, not paid for yet',
    none: 'No transport is booked yet. Choose how you get there below.',
    /** In the literal wording of behaviour/catalogue#2.9. */
    timeTbc: 'Departure time TBC',
    arrives: (when: string) => `arrives ${when}`,
    from: (from: string, to: string) => `${from} to ${to}`,
    passengers: (names: readonly string[]) => `Travelling: ${listed(names)}`,
  },
  typeNames,
  directions,
  modes,
  steps,
  fields,
  add: {
    heading: 'Add transport',
    place: (place: number, most: number) =>
      place === most ? `Step ${place} of ${most}` : `Step ${place} of up to ${most}`,
    change: 'Change',
    changeStep: (step: string) => `Change ${step.toLowerCase()}`,
    startOver: 'Start again',
    emptyHeading: 'Nothing to choose from',
    failedHeading: "We can't show this step right now",
    failedSentence: "We're unable to load what is on offer right now. What you have chosen is still here.",
    problems: 'Please check your journey',
    noReturnAfter: 'Nothing comes back after this outbound departure. Please choose an earlier one.',
    journeyOpen: 'Choose a departure',
    nobodyTravels: 'Choose who travels',
    perPassenger: 'each',
    availability: {
      freesale: 'Available',
      plenty: 'Available',
      few: (left: number) => `Only ${left} left`,
      soldOut: 'Sold out',
    },
    lead: (name: string) => `${name} (lead passenger)`,
    hasTransport: {
      booking: 'Has a journey already. Choose to buy a second one.',
      basket: 'Has a journey in your basket. Choose to buy a second one.',
    },
    tooMany: (stop: string, available: number) =>
      available === 0
        ? `${stop} has just sold out: please choose another departure`
        : `Only ${available} ${pluralOf(available, 'seat', 'seats')} left on ${stop}: please choose fewer passengers or another departure`,
  },
  summary: {
    label: 'Your journey',
    heading: 'Your journey',
    nothing: 'The price shows here as soon as you have chosen a departure and who travels.',
    seats: (count: number) => counted(count, 'seat', 'seats'),
    line: (quantity: number, name: string) => times(quantity, name),
    fees: 'of which Booking Fee',
    total: 'Total to add',
    add: 'Add to basket',
    adding: 'Adding to your basket',
  },
} as const

const operations = {
  transportTypes: {
    text: "We're unable to load the kinds of transport right now. Please try again.",
    severity: 'fatal',
  },
  transportRoutes: {
    text: "We're unable to load the transport routes right now. Please try again.",
    severity: 'fatal',
  },
  transportDates: { text: "We're unable to load the travel dates right now. Please try again.", severity: 'fatal' },
  transportLocations: {
    text: "We're unable to load the places of departure and arrival right now. Please try again.",
    severity: 'fatal',
  },
  transportStops: { text: "We're unable to load the departures right now. Please try again.", severity: 'fatal' },
  outboundStops: {
    text: "We're unable to load the outbound departures right now. Please try again.",
    severity: 'fatal',
  },
  returnStops: { text: "We're unable to load the return departures right now. Please try again.", severity: 'fatal' },
} satisfies Readonly<Record<string, CatalogueEntry>>

/** The texts about transport on sale. */
export const transportWords = { operations, screen: { transport: transportTexts } } as const

export type TransportTexts = ShopTexts & OwnTexts<typeof transportWords>
