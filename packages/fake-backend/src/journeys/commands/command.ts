import { paths } from '@booking-dashboard/core'
import fc from 'fast-check'
import type { Journey } from '../Journey.js'

/** Something that a customer does, or that happens. */
export interface CommandEntry<Input = never> {
  readonly name: string
  /** How often it is drawn; by default 1. */
  readonly weight?: number
  /** False if it can never be done in this world. */
  readonly isPossible?: (start: Journey) => boolean
  readonly when?: (journey: Journey) => boolean
  /** The customer waits for the end of each press. Otherwise the patience is drawn too. */
  readonly isPatient?: true
  /** Numbers stand for places in lists that the page offers at that moment. */
  readonly input: fc.Arbitrary<Input>
  /** Tells the step in words first. */
  readonly run: (journey: Journey, input: Input) => Promise<void>
}

/** An entry of the table, whatever its input. */
export type AnyCommand = CommandEntry<never>

/** Makes an entry of the table. */
export const command = <Input>(entry: CommandEntry<Input>): AnyCommand => entry as unknown as AnyCommand

/** The element at this place; the list is a circle. */
export const pick = <A>(all: readonly A[], place: number): A | undefined => all[place % Math.max(1, all.length)]

export const place = fc.nat({ max: 5 })
export const nothing = fc.constant(null)
export const isIn = (journey: Journey): boolean => journey.customer() !== null
export const hasBookings = (journey: Journey): boolean => journey.listed().length > 0

/** The listed booking at this place, whose page is opened. */
export const pickBooking = (journey: Journey, at: number): string => {
  const ref = pick(journey.listed(), at) ?? ''
  journey.observed.pages().lookAt(ref)
  return ref
}

/** Shows a state, as a screen that is opened does. */
export const look = (journey: Journey, name: string, shown: { readonly value: unknown }): void =>
  journey.observed.pages().look(name, shown)

/** The booking in the world. */
export const inWorld = ({ backend }: Journey, ref: string) =>
  backend.inspect.bookings().find(({ reference }) => reference === ref)

/** Only so many messages show at a time; more wait. */
const mostMessages = 3

/** Presses a button whose failure has to be told: by a message, or by the page that it leads to. */
export const pressTold = async <End extends { readonly kind: string }>(
  journey: Journey,
  task: () => Promise<End>,
): Promise<End | null> => {
  const { oracle } = journey.observed
  const [heard, showing] = [oracle.sentences, journey.page().messages.toasts$.value.length]
  const end = await journey.press(task)
  const isLedAway = !isIn(journey) || journey.tab().navigation.current() === paths.unauthorised
  if (end?.kind === 'failed' && !isLedAway && showing < mostMessages)
    journey.expect(oracle.sentences > heard, 'to be told why it failed')
  return end
}

/** Compares what the back end holds with what was typed, if nothing else can have changed it. */
export const expectHeld = (journey: Journey, what: string, held: unknown, typed: unknown): void => {
  if (journey.isCalm()) journey.expect(held === typed, `${what} to be “${String(typed)}”, not “${String(held)}”`)
}
