import type { TransportDirection } from '../../bookings/holdings/Holdings.js'
import type { IsoDate } from '../../environment/time.js'
import type { ExtraToAdd, NewPax, RoomExtraToAdd, RoomToAdd, TicketToAdd, TransportToAdd } from '../BasketApi.js'

// Inputs of the add commands (specification 2, §3). The booking, its passengers and the customer are known to the basket.

/** Somebody whom neither the booking nor the basket has; the basket gives them their id when they are added. */
export type NewPassenger = Omit<NewPax, 'id'>

/** A passenger whom the booking or the basket has, or one of `newcomers` by their index, from 0. */
type TicketHolder = { readonly paxId: number } | { readonly newcomer: number }

/** One ticket for one passenger; `ticketName` is what the toast quotes. */
export type TicketChoice = Omit<TicketToAdd, 'paxId'> & { readonly ticketName: string } & TicketHolder

export interface AddTicketsInput {
  readonly tickets: readonly TicketChoice[]
  /** Newcomers without a ticket are added too. */
  readonly newcomers?: readonly NewPassenger[]
}

/** An extra for one room. */
export type RoomExtraChoice = Omit<RoomExtraToAdd, 'accommodationId' | 'groupId'>

/** One room, for the customer's own passenger, and the extras that are wanted with it. */
export interface SelectedRoom extends Omit<RoomToAdd, 'paxId'> {
  readonly extras: readonly RoomExtraChoice[]
}

export interface AddAccommodationInput {
  readonly rooms: readonly SelectedRoom[]
}

/** An extra for a room that the basket holds already. */
export interface HeldRoomExtra extends RoomExtraChoice {
  /** The room's line of the basket. */
  readonly roomLineId: string
}

export interface AddAccommodationOptionsInput {
  readonly extras: readonly HeldRoomExtra[]
}

/** One extra for one passenger: the customer's own. */
export type SelectedExtra = Omit<ExtraToAdd, 'paxId'>

export type AddExtrasInput = { readonly extras: readonly SelectedExtra[] }

/** Who travels: a customer, swapped for the matching passenger, or a passenger who is no customer. */
export type WhoTravels = { readonly customerId: string } | { readonly paxId: number }

/** One traveller on one stop. */
export interface TransportChoice extends Omit<TransportToAdd, 'paxId'> {
  readonly traveller: WhoTravels
  readonly direction: TransportDirection
  readonly date: IsoDate
}

export type AddTransportInput = { readonly seats: readonly TransportChoice[] }

// A script may pass arguments of any shape: they are checked before anything is sent, and the error names the field.

type Fields = Readonly<Record<string, (value: unknown) => string | null>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const text = (value: unknown): string | null => (typeof value === 'string' ? null : 'a text')
const id = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? null : 'a text that is not empty'
const number = (value: unknown): string | null => (Number.isInteger(value) ? null : 'a whole number')
const texts = (value: unknown): string | null =>
  Array.isArray(value) && value.length > 0 && value.every((one) => id(one) === null) ? null : 'a list of texts'

const person: Fields = { firstName: id, lastName: id, email: text, telephone: text }
const roomExtra: Fields = { extraId: id, optionId: id, name: text, otherInformation: text }

const problemsOfFields = (value: unknown, fields: Fields, at: string): string | null => {
  if (!isRecord(value)) return `${at} has to be an object`
  for (const [field, check] of Object.entries(fields)) {
    const wanted = check(value[field])
    if (wanted !== null) return `${at === '' ? '' : `${at}.`}${field} has to be ${wanted}`
  }
  return null
}

const problemOfList = (list: unknown, name: string, fields: Fields): string | null => {
  if (!Array.isArray(list) || list.length === 0) return `${name} has to be a list that is not empty`
  for (const [index, one] of list.entries()) {
    const problem = problemsOfFields(one, fields, `${name}[${index}]`)
    if (problem !== null) return problem
  }
  return null
}

const ofList =
  (name: string, fields: Fields) =>
  (input: unknown): string | null =>
    isRecord(input) ? problemOfList(input[name], name, fields) : `the argument has to be an object with ${name}`

/** Each ticket names a passenger by id, or one of the newcomers by their index. */
const problemOfTickets = (input: unknown): string | null => {
  const problem = ofList('tickets', { ticketTypeId: id, ticketName: text })(input)
  if (problem !== null || !isRecord(input)) return problem
  const { tickets, newcomers = [] } = input
  const wrong =
    Array.isArray(newcomers) && newcomers.length === 0 ? null : problemOfList(newcomers, 'newcomers', person)
  if (wrong !== null) return wrong
  const count = Array.isArray(newcomers) ? newcomers.length : 0
  const isNewcomer = (value: unknown): boolean =>
    typeof value === 'number' && value in Array.from({ length: count }, () => 0)
  const open = (Array.isArray(tickets) ? tickets : []).findIndex(
    (one) => isRecord(one) && number(one['paxId']) !== null && !isNewcomer(one['newcomer']),
  )
  return open < 0 ? null : `tickets[${open}] has to name a passenger: paxId, or newcomer from 0 to ${count - 1}`
}

const problemOfRooms = (input: unknown): string | null => {
  const problem = ofList('rooms', { accommodationId: id, roomId: id, name: text })(input)
  if (problem !== null || !isRecord(input) || !Array.isArray(input['rooms'])) return problem
  for (const [index, room] of input['rooms'].entries()) {
    const extras: unknown = isRecord(room) ? room['extras'] : null
    const at = `rooms[${index}].extras`
    if (!Array.isArray(extras)) return `${at} has to be a list`
    const wrong = extras.length === 0 ? null : problemOfList(extras, at, roomExtra)
    if (wrong !== null) return wrong
  }
  return null
}

const traveller = (value: unknown): string | null =>
  isRecord(value) && (id(value['customerId']) === null || number(value['paxId']) === null)
    ? null
    : 'a customerId or a paxId'

/** What is wrong with the argument of each add command; null where nothing is. */
export const argumentProblems = {
  addTickets: problemOfTickets,
  addPassengers: (input: unknown): string | null => problemOfList(input, 'passengers', { id: number, ...person }),
  addAccommodation: problemOfRooms,
  addAccommodationOptions: ofList('extras', { roomLineId: id, ...roomExtra }),
  addExtras: ofList('extras', { extraId: id, optionId: id, groupId: number, name: text }),
  addTransport: ofList('seats', {
    stopId: id,
    traveller,
    routes: texts,
    direction: (value) => (value === 'OUTBOUND' || value === 'RETURN' ? null : 'OUTBOUND or RETURN'),
    date: id,
    departureLocation: text,
    arrivalLocation: text,
  }),
  addNameChange: (input: unknown): string | null =>
    problemsOfFields(input, { ticketId: id, ...person }, isRecord(input) ? '' : 'the argument'),
} as const
