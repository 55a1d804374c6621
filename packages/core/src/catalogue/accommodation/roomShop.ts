import { basketOf } from '../../basket/shoppingBasketState.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Bookings } from '../../bookings/bookings.js'
import type { Navigation } from '../../navigation/paths.js'
import { combine, select } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import { latest, withoutReloads } from '../../reactive/resource.js'
import type { Drafts } from '../../session/Drafts.js'
import { createBuy, openShop } from '../shop.js'
import type { AccommodationTexts } from './accommodationTexts.js'
import { heldRoomsOf } from './heldRoomExtras.js'
import { createHeldRooms } from './heldRooms.js'
import { createRoomAttempts } from './roomAttempts.js'
import type { RoomOffers } from './roomOffers.js'
import type { RoomsHere } from './roomsHere.js'
import type { AddRoomsEnd, RoomShop } from './roomShopState.js'
import { roomShopState } from './roomShopView.js'
import { createRoomsToAdd } from './roomsToAdd.js'

interface RoomShopDeps {
  readonly navigation: Navigation
  readonly bookingRef: string
  readonly accommodationId: string
  readonly offers: RoomOffers
  readonly bookings: Pick<Bookings, 'booking' | 'loadOnce'>
  readonly basket: Pick<ShoppingBasket, 'state$' | 'checkOnce' | 'addAccommodation' | 'addAccommodationOptions'>
  readonly drafts: Drafts
  readonly scope: Lifetime
  readonly texts: AccommodationTexts
}

export const createRoomShop = (deps: RoomShopDeps): RoomShop => {
  const { bookingRef, accommodationId, offers, bookings, basket, scope, texts } = deps
  const extras = offers.extras(accommodationId)
  const here: RoomsHere = {
    onSale: () => (latest(offers.onSale.state$.value) ?? []).filter(({ id }) => id === accommodationId),
    extras: () => latest(extras.state$.value),
    lines: () => heldRoomsOf(basketOf(basket.state$.value), accommodationId),
  }
  /** What was bought meanwhile, by this customer or by others, is no longer on sale. */
  const refresh = (): void => {
    void offers.onSale.load()
    void extras.load()
  }
  const attempts = createRoomAttempts(scope, refresh)
  const held = createHeldRooms(deps, { here, attempts })
  const rooms = createRoomsToAdd(deps, { here, held, attempts })
  const once = exhaust<AddRoomsEnd>(scope)

  const addAll = async (): Promise<AddRoomsEnd> => {
    const problems = held.problems()
    if (problems.length > 0) return attempts.refuse('extras', problems)
    const ofRooms = await rooms.add()
    if (ofRooms.kind !== 'added' && ofRooms.kind !== 'nothingChosen') return ofRooms
    const ofHeld = await held.add()
    // Chosen extras that could not be loaded stay chosen, and stop the way to the checkout.
    const read = extras.state$.value
    if (read.kind === 'failed' && held.isAnyChosen()) return { kind: 'partlyAdded', failure: read.failure }
    if (ofHeld.kind === 'nothingChosen') return ofRooms
    return ofHeld.kind === 'added' && ofRooms.kind === 'added'
      ? { ...ofHeld, count: ofRooms.count + ofHeld.count }
      : ofHeld
  }
  const addAllOnce = (): Promise<AddRoomsEnd> => once(addAll)

  const offered = combine(
    combine(withoutReloads(offers.onSale.state$), withoutReloads(extras.state$), (offer, known) => ({
      offer,
      extras: known,
    })),
    bookings.booking(bookingRef),
    (a, booking) => ({ ...a, booking }),
  )
  const inBasket = select(basket.state$, (state) => ({ basket: basketOf(state), isBusy: state.processing }))
  const chosen = combine(
    combine(rooms.choice$, held.choice$, (selection, heldOptions) => ({ selection, heldOptions })),
    attempts.state$,
    (a, submitted) => ({ ...a, submitted }),
  )
  return {
    state$: combine(
      combine(offered, inBasket, (a, b) => ({ ...a, ...b })),
      chosen,
      (a, b) => roomShopState({ ...a, ...b, accommodationId, texts }),
    ),
    open: () => openShop(deps, () => Promise.all([offers.onSale.load(), extras.load()])),
    retryExtras: async () => void (await extras.load()),
    choose: rooms.setQuantity,
    chooseExtra: rooms.chooseExtra,
    informOfExtra: rooms.informOfExtra,
    informOfHeldExtra: held.informOfExtra,
    chooseHeldExtra: held.chooseExtra,
    add: rooms.add,
    addAll: addAllOnce,
    buy: createBuy(deps, addAllOnce),
    addHeldExtras: held.add,
  }
}
