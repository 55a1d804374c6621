import type { Basket, BasketRoom } from '../../basket/Basket.js'
import type { Booking } from '../../domain/Booking.js'
import { bookedStays, nightsOf } from '../../bookings/holdings/bookedStays.js'
import { describeFailure } from '../../failure/errorCatalogue.js'
import type { AccommodationTexts } from './accommodationTexts.js'
import { type Currency, displayedCost } from '../../money/Money.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { type ChoiceSummary, choiceSummary, optionFee, optionLinePrice, optionPrice, together } from '../shop.js'
import { stockShown } from '../onSale.js'
import type { AccommodationOnSale, Room, RoomExtra } from './AccommodationCatalogueApi.js'
import {
  extrasForHeldRoom,
  heldOptionsSelection,
  heldOptionsTotals,
  type HeldRoomOptions,
  heldRoomsOf,
} from './heldRoomExtras.js'
import {
  canHaveOption,
  informationProblem,
  optionProblems,
  roomOptionState,
  type RoomSelectionProblem,
  roomSelectionProblems,
  roomsGoneOffSale,
  tooManyOf,
  tooManyRoomsOf,
  toProblem,
} from './roomLimits.js'
import { accommodationOffer } from './roomOffers.js'
import {
  type ChosenRoom,
  extrasForRoom,
  type RoomSelection,
  type RoomSelectionTotals,
  roomSelectionTotals,
} from './roomSelection.js'
import type {
  AtAccommodation,
  HeldRoomChoice,
  SubmittedRooms,
  RoomExtraOffer,
  RoomKindChoice,
  RoomOptionChoice,
  RoomShopState,
  RoomsOnSale,
  RoomWithExtras,
} from './roomShopState.js'

export interface ShownRooms {
  readonly accommodationId: string
  readonly offer: Loadable<readonly AccommodationOnSale[]>
  readonly extras: Loadable<readonly RoomExtra[]>
  readonly booking: Loadable<Booking>
  readonly basket: Basket | null
  readonly isBusy: boolean
  readonly selection: RoomSelection
  readonly heldOptions: HeldRoomOptions
  readonly submitted: SubmittedRooms
  readonly texts: AccommodationTexts
}

/** The extras that one room of a selection can have, given what its other rooms use. */
const offersFor = (
  room: ChosenRoom,
  extras: readonly RoomExtra[],
  selection: RoomSelection,
  problems: readonly RoomSelectionProblem[],
): Pick<RoomWithExtras, 'extras' | 'chosenOptions' | 'isWrong'> => {
  const offers = extras.map((extra): RoomExtraOffer => {
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
  }
}

const kindChoice = (
  kind: Room,
  hasSharedNights: boolean,
  { selection, basket }: ShownRooms,
  extras: readonly RoomExtra[],
  problems: readonly RoomSelectionProblem[],
): RoomKindChoice => {
  const chosen = selection.rooms.filter((one) => one.accommodationId === kind.accommodationId && one.roomId === kind.id)
  const { checkIn, checkOut } = kind
  return {
    id: kind.id,
    name: kind.name,
    description: kind.description,
    sleeps: kind.sleeps,
    ownNights: hasSharedNights ? null : { checkIn, checkOut, nights: nightsOf(kind) },
    price: displayedCost(kind.cost),
    bookingFee: kind.cost.bookingFee,
    stock: stockShown(kind, chosen.length),
    inBasket: heldRoomsOf(basket, kind.accommodationId).filter(({ roomId }) => roomId === kind.id).length,
    quantity: chosen.length,
    tooManyOf: tooManyRoomsOf(problems, kind),
    rooms: chosen.map((room, index) => ({
      key: room.key,
      name: kind.name,
      number: index + 1,
      of: chosen.length,
      extrasTotal: heldOptionsTotals({ ...selection, rooms: [room] }, extras).total,
      isFirst: selection.rooms[0]?.key === room.key,
      ...offersFor(room, extrasForRoom(extras, room), selection, problems),
    })),
  }
}

const heldChoices = (
  held: readonly BasketRoom[],
  selection: RoomSelection,
  extras: readonly RoomExtra[],
  problems: readonly RoomSelectionProblem[],
): readonly HeldRoomChoice[] =>
  held.flatMap((room, index): readonly HeldRoomChoice[] => {
    const chosen = selection.rooms[index]
    const alike = held.filter(({ roomId }) => roomId === room.roomId)
    return chosen === undefined
      ? []
      : [
          {
            lineId: room.id,
            name: room.roomName,
            number: alike.indexOf(room) + 1,
            of: alike.length,
            total: room.total,
            has: room.extras.map(({ id, name, option }) => ({ id, name, option })),
            extrasTotal: heldOptionsTotals({ ...selection, rooms: [chosen] }, extras).total,
            ...offersFor(chosen, extrasForHeldRoom(extras, room), selection, problems),
          },
        ]
  })

const summaryOf = (totals: RoomSelectionTotals): ChoiceSummary =>
  choiceSummary(
    [
      ...totals.rooms.map(({ room, quantity, cost }) => ({
        name: room.name,
        note: '',
        quantity,
        price: { kind: 'amount' as const, amount: cost },
        cost,
      })),
      ...totals.options.map(({ extra, option, quantity, cost }) => ({
        name: extra.name,
        note: option.value,
        quantity,
        price: optionLinePrice(option, cost),
        cost,
      })),
    ],
    totals,
  )

const choosingState = (
  given: ShownRooms,
  at: AtAccommodation,
  accommodation: AccommodationOnSale,
  currency: Currency,
): RoomsOnSale => {
  const { offer, extras: loadable, basket, isBusy, selection, submitted, texts } = given
  const known = latest(loadable)
  const extras = known ?? []
  const held = heldRoomsOf(basket, accommodation.id)
  const heldSelection = heldOptionsSelection(given.heldOptions, held, extras)
  const problems = roomSelectionProblems(selection, [accommodation], extras)
  const heldProblems = optionProblems(heldSelection, extras)
  const { stay } = accommodationOffer(accommodation)
  const summary = summaryOf(roomSelectionTotals(selection, [accommodation], extras))
  const heldExtras = heldOptionsTotals(heldSelection, extras)
  const selected = together(summary, summaryOf({ ...heldExtras, rooms: [], options: heldExtras.lines }))
  const lineOf = ({ key }: ChosenRoom): string =>
    held.find((_room, index) => heldSelection.rooms[index]?.key === key)?.id ?? ''
  const { id, name, description, location, stars } = accommodation
  return {
    ...at,
    kind: submitted.adding !== 'none' || (isBusy && selected.count > 0) ? 'adding' : 'choosing',
    isOutdated: offer.kind === 'failed',
    currency,
    accommodation: { id, name, description, location, stars },
    stay,
    kinds: accommodation.rooms.map((kind) => kindChoice(kind, stay !== null, given, extras, problems)),
    extras: known !== null ? 'ready' : loadable.kind === 'failed' ? 'failed' : 'loading',
    extrasTrouble:
      loadable.kind === 'failed'
        ? { areKnown: known !== null, reasons: describeFailure(loadable.failure, texts) }
        : null,
    inBasket: heldChoices(held, heldSelection, extras, heldProblems),
    summary,
    selection: selected,
    heldExtras,
    isSomethingGone: roomsGoneOffSale(selection, [accommodation], known),
    problems:
      submitted.attempts === 0
        ? []
        : submitted.submitted === 'rooms'
          ? problems.map(toProblem(selection, ({ key }) => String(key)))
          : heldProblems.map(toProblem(heldSelection, lineOf)),
    attempts: submitted.attempts,
    adding: submitted.adding,
    outcome: submitted.outcome,
  }
}

export const roomShopState = (given: ShownRooms): RoomShopState => {
  const { accommodationId, offer, booking: loadable } = given
  const [onSale, booking] = [latest(offer), latest(loadable)]
  const accommodation = onSale?.find(({ id }) => id === accommodationId)
  const booked = booking === null ? [] : bookedStays(booking).filter((stay) => stay.accommodationId === accommodationId)
  const at = { name: accommodation?.name ?? booked[0]?.name ?? null, booked }
  if (onSale === null || booking === null) {
    const failed = [offer, loadable].find((one) => one.kind === 'failed')
    return failed?.kind === 'failed' ? { ...at, kind: 'failed', failure: failed.failure } : { ...at, kind: 'loading' }
  }
  if (accommodation === undefined) return { ...at, kind: 'nothingOnSale', isOutdated: offer.kind === 'failed' }
  return choosingState(given, at, accommodation, booking.currency)
}
