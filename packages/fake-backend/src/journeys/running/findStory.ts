import { Story } from '../story/Story.js'
import { checkJourneys, type JourneyFailure } from './checkJourneys.js'
import type { AskedRun } from './readRun.js'
import type { Start } from './travel.js'

/** A journey in a form that another runner can repeat. */
export interface FoundStory {
  /** Null if the journey passes. */
  readonly failure: JourneyFailure | null
  /** The seed of the world. */
  readonly world: number
  readonly start: Start
  /** The customer's e-mail address. */
  readonly email: string
  /** Every action and event, in order. */
  readonly steps: Story['steps']
}

const starts: readonly Start[] = ['atCheckout', 'atTheTickets', 'signedIn', 'atTheDoor']

/** Replays one journey from a printed failure, and returns its parts. */
export const findStory = async ({
  subjects: [only = 'everything'],
  seed,
  steps,
  zone,
  again,
}: AskedRun): Promise<FoundStory> => {
  const story = new Story(['SUN1001', 'SUN1002', 'SUN1003'])
  let made: unknown
  const { failure } = await checkJourneys({
    ...{ only, seed, steps, runs: again?.trials?.length ?? 1 },
    ...again,
    ...(zone !== null && { zone }),
    retell: { story, onCase: (one) => (made = one) },
  })
  const [around] = Array.isArray(made) ? (made as readonly unknown[]) : []
  const details = typeof around === 'object' && around !== null ? around : {}
  const read = <A>(name: string, isOne: (value: unknown) => value is A, otherwise: A): A => {
    const value: unknown = Reflect.get(details, name)
    return isOne(value) ? value : otherwise
  }
  const isNumber = (value: unknown): value is number => typeof value === 'number'
  const isText = (value: unknown): value is string => typeof value === 'string'
  const isStart = (value: unknown): value is Start => starts.some((one) => one === value)
  const isIn = read('signedIn', (value): value is boolean => typeof value === 'boolean', true)
  return {
    failure,
    world: read('seed', isNumber, 1),
    start: read('start', isStart, isIn ? 'signedIn' : 'atTheDoor'),
    email: read('email', isText, 'demo@example.com'),
    steps: story.steps,
  }
}
