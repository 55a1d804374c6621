import type { Basket, BasketRoom } from '../../basket/Basket.js'
import { passengerIdOfCustomer } from '../../basket/passengers.js'
import { bookedStays } from '../../bookings/holdings/bookedStays.js'
import { type Booking, passengerNames } from '../../domain/Booking.js'
import { describeFailure } from '../../failure/errorCatalogue.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { type ShopNow, shopState } from '../createShop.js'
import { choiceSummary, optionFee, optionPrice } from '../shop.js'
import type { AccommodationOnSale, Room, RoomExtra } from './AccommodationCatalogueApi.js'
import type { AccommodationTexts } from './accommodationTexts.js'
import {
  canHaveOption,
  informationProblem,
  roomOptionState,
  type RoomSelectionProblem,
  roomSelectionProblems,
  roomsGoneOffSale,
  tooManyOf,
  tooManyRoomsOf,
  toProblem,
} from './roomLimits.js'
import { type AccommodationOffer, accommodationOffer, roomKindShown } from './roomOffers.js'
import {
  type ChosenRoom,
  chosenRoomOptions,
  chosenRooms,
  extrasForRoom,
  heldRoomsOf,
  type RoomSelection,
  type RoomsHere,
  roomsStillOnSale,
  rowOfLine,
} from './roomSelection.js'
import type {
  HeldRoomChoice,
  RoomExtraOffer,
  RoomKindChoice,
  RoomOptionChoice,
  RoomShopState,
  RoomsOutcome,
  RoomsView,
  RoomWithExtras,
} from './roomShopState.js'

interface ShownRooms {
  readonly now: ShopNow<readonly AccommodationOnSale[], RoomSelection>
  readonly extras: Loadable<readonly RoomExtra[]>
  /** The number of rooms, and of extras for rooms in the basket, that the last attempt sent. */
  readonly sent: { readonly rooms: number; readonly extras: number }
  readonly customerId: string | null
}

interface Chosen {
  /** What is on sale of the choice. */
  readonly selection: RoomSelection
  readonly here: RoomsHere
  readonly problems: readonly RoomSelectionProblem[]
}

/** The extras that one room of a selection can have, given what its other rooms use. */
const offersFor = (
  room: ChosenRoom,
  { selection, here, problems }: Chosen,
): Pick<RoomWithExtras, 'extras' | 'chosenOptions' | 'isWrong' | 'extrasTotal'> => {
  const offers = extrasForRoom(here, room).map((extra): RoomExtraOffer => {
    const { optionId: chosen = '', otherInformation = '' } =
      room.options.find(({ extraId }) => extraId === extra.extraId) ?? {}
    return {
      extraId: extra.extraId,
      name: extra.name,
      description: extra.description,
      chosen,
      options: extra.options.map((option): RoomOptionChoice => {
        const state = roomOptionState(selection, room.key, extra, option)
        return {
          optionId: option.optionId,
          name: option.value,
          price: optionPrice(option),
          bookingFee: optionFee(option),
          availability: state.kind,
          left: state.kind === 'few' ? state.left : null,
          canBeChosen: canHaveOption(state, option.optionId === chosen),
        }
      }),
      tooManyOf: tooManyOf(problems, room, extra.extraId),
      otherInformation,
      informationProblem: informationProblem(problems, room, extra.extraId),
    }
  })
  return {
    extras: offers,
    chosenOptions: offers.flatMap(({ chosen, options }) =>
      options.filter(({ optionId }) => optionId === chosen).map(({ name }) => name),
    ),
    isWrong: offers.some((offer) => offer.tooManyOf !== null || offer.informationProblem !== null),
    extrasTotal: choiceSummary(chosenRoomOptions([room], here.extras)).total,
  }
}

const kindChoice = (kind: Room, offer: AccommodationOffer, chosen: Chosen): RoomKindChoice => {
  const { selection, here, problems } = chosen
  const rooms = selection.rooms.filter(({ lineId, roomId }) => lineId === null && roomId === kind.id)
  return {
    ...roomKindShown(kind, offer, rooms.length),
    inBasket: here.lines.filter(({ roomId }) => roomId === kind.id).length,
    quantity: rooms.length,
    tooManyOf: tooManyRoomsOf(problems, kind),
    rooms: rooms.map((room, index) => ({
      key: room.key,
      name: kind.name,
      number: index + 1,
      of: rooms.length,
      isFirst: selection.rooms.find(({ lineId }) => lineId === null) === room,
      ...offersFor(room, chosen),
    })),
  }
}

const heldChoice = (line: BasketRoom, chosen: Chosen): HeldRoomChoice => {
  const alike = chosen.here.lines.filter(({ roomId }) => roomId === line.roomId)
  const { id: lineId, accommodationId, roomId } = line
  const row = rowOfLine(chosen.selection, lineId) ?? { key: 0, lineId, accommodationId, roomId, options: [] }
  return {
    lineId,
    name: line.roomName,
    number: alike.indexOf(line) + 1,
    of: alike.length,
    total: line.total,
    has: line.extras.map(({ id, name, option }) => ({ id, name, option })),
    ...offersFor(row, chosen),
  }
}

/** The passenger whom the back end is sent with each room (behaviour/basket#2.3). */
const guestOf = (
  { passengers, rooms }: Booking,
  basket: Basket | null,
  customerId: string | null,
): RoomsView['guest'] => {
  const people = [...passengers, ...(basket?.passengers ?? [])]
  const passengerId = passengerIdOfCustomer(customerId, people)
  const [name] = passengerNames(people)([passengerId])
  const held = [...rooms, ...(basket?.accommodations ?? [])]
  const has = held.filter((room) => room.passengerIds.includes(passengerId)).map(({ roomName }) => roomName)
  return name === undefined ? null : { name, has }
}

const outcomeOf = ({ now, sent }: ShownRooms): RoomsOutcome => {
  const { kind } = now.attempted.outcome
  if (kind === 'added') return { kind, ...sent }
  const isOfExtras = sent.rooms === 0 && (kind === 'failed' || kind === 'partlyAdded')
  return { kind: isOfExtras ? 'extrasFailed' : kind }
}

export const roomShopState = (shown: ShownRooms, accommodationId: string, texts: AccommodationTexts): RoomShopState => {
  const { now, extras: loadable } = shown
  const booking = latest(now.booking)
  const accommodation = latest(now.offer)?.find(({ id }) => id === accommodationId)
  const booked = booking === null ? [] : bookedStays(booking).filter((stay) => stay.accommodationId === accommodationId)
  const state = shopState(now, (_offer, ofBooking) => {
    if (accommodation === undefined) return null
    const extras = latest(loadable)
    const here = { onSale: [accommodation], extras, lines: heldRoomsOf(now.basket, accommodationId) }
    const selection = roomsStillOnSale(now.choice, here)
    const problems = roomSelectionProblems(selection, here)
    const chosen = { selection, here, problems }
    const offer = accommodationOffer(accommodation)
    const heldRows = selection.rooms.filter(({ lineId }) => lineId !== null)
    const rooms = selection.rooms.length - heldRows.length
    const heldExtras = choiceSummary(chosenRoomOptions(heldRows, extras))
    const summary = choiceSummary([
      ...chosenRooms(selection, here.onSale),
      ...chosenRoomOptions(selection.rooms, extras),
    ])
    return {
      accommodation,
      stay: offer.stay,
      kinds: accommodation.rooms.map((kind) => kindChoice(kind, offer, chosen)),
      extras:
        extras !== null ? ('ready' as const) : loadable.kind === 'failed' ? ('failed' as const) : ('loading' as const),
      extrasTrouble:
        loadable.kind === 'failed'
          ? { areKnown: extras !== null, reasons: describeFailure(loadable.failure, texts) }
          : null,
      inBasket: here.lines.map((line) => heldChoice(line, chosen)),
      summary: { ...summary, count: rooms + heldExtras.count },
      rooms,
      heldExtras,
      guest: guestOf(ofBooking, now.basket, shown.customerId),
      isSomethingGone: roomsGoneOffSale(now.choice, here),
      problems: now.attempted.attempts === 0 ? [] : problems.map(toProblem(selection)),
      added: outcomeOf(shown),
    }
  })
  return { name: accommodation?.name ?? booked[0]?.name ?? null, booked, ...state }
}
