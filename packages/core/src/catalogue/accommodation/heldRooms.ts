import type { RoomsLeft } from '../../basket/adding/addAccommodation.js'
import type { AddEnd } from '../../basket/adding/addToBasket.js'
import type { ShoppingBasket } from '../../basket/shoppingBasket.js'
import type { Behavior } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import type { Lifetime } from '../../reactive/Lifetime.js'
import type { Drafts } from '../../session/Drafts.js'
import { createOpenEnd, createStoredChoice } from '../shop.js'
import {
  chooseHeldOption,
  type HeldRoomOptions,
  heldOptionsDraft,
  heldOptionsSelection,
  informOfHeldOption,
  toAddAccommodationOptionsInput,
  toHeldOption,
  withoutAddedOptions,
} from './heldRoomExtras.js'
import type { RoomAttempts } from './roomAttempts.js'
import { optionProblems, type RoomSelectionProblem } from './roomLimits.js'
import type { RoomsHere } from './roomsHere.js'
import type { AddRoomsEnd } from './roomShopState.js'

interface HeldRoomsDeps {
  readonly bookingRef: string
  readonly accommodationId: string
  readonly basket: Pick<ShoppingBasket, 'addAccommodationOptions'>
  readonly drafts: Drafts
  readonly scope: Lifetime
}

interface SharedParts {
  readonly here: RoomsHere
  readonly attempts: RoomAttempts
}

/** The extras chosen for rooms that are in the basket already. */
export interface HeldRooms {
  readonly choice$: Behavior<HeldRoomOptions>
  readonly isAnyChosen: () => boolean
  readonly problems: () => readonly RoomSelectionProblem[]
  /** Adds options to the choice. */
  readonly choose: (options: HeldRoomOptions) => void
  readonly chooseExtra: (lineId: string, extraId: string, optionId: string | null) => void
  readonly informOfExtra: (lineId: string, extraId: string, text: string) => void
  /** Adds them to the basket. A second call while it runs gets the same result. */
  readonly add: () => Promise<AddRoomsEnd>
}

export const createHeldRooms = (deps: HeldRoomsDeps, { here, attempts }: SharedParts): HeldRooms => {
  const { bookingRef, accommodationId, basket, scope } = deps
  const { state$, now, store } = createStoredChoice(
    deps,
    `room-options/${bookingRef}/${accommodationId}`,
    heldOptionsDraft,
  )
  const once = exhaust<AddRoomsEnd>(scope)
  const openEnd = createOpenEnd<AddRoomsEnd>(scope)

  const send = async (): Promise<AddRoomsEnd> => {
    const submittedWith = now()
    const selection = heldOptionsSelection(submittedWith, here.lines(), here.extras() ?? [])
    const input = toAddAccommodationOptionsInput(selection, here.lines(), here.extras() ?? [])
    if (input === null) return { kind: 'nothingChosen' }
    const settle = (end: AddEnd<Pick<RoomsLeft, 'extras'>>): AddRoomsEnd => {
      if (end.kind === 'cancelled') return end
      if (end.kind === 'unclear') {
        openEnd.leave(async () => settle(await end.checkStatusAgain()))
        attempts.setOutcome({ kind: 'unclear' })
        return { kind: 'unclear', failure: end.failure }
      }
      const left = end.kind === 'added' ? [] : end.kind === 'failed' ? input.extras : end.left.extras
      store(withoutAddedOptions(now(), submittedWith, left.map(toHeldOption)))
      if (end.kind !== 'added') {
        attempts.setOutcome({ kind: 'extrasFailed' })
        return { kind: end.kind, failure: end.failure }
      }
      attempts.setOutcome({ kind: 'extrasAdded', extras: input.extras.length })
      return { kind: 'added', count: input.extras.length }
    }
    return settle(await basket.addAccommodationOptions(input))
  }

  const problems = (): readonly RoomSelectionProblem[] => {
    const extras = here.extras() ?? []
    return optionProblems(heldOptionsSelection(now(), here.lines(), extras), extras)
  }
  const add = async (): Promise<AddRoomsEnd> => {
    const found = problems()
    return found.length > 0 ? attempts.refuse('extras', found) : attempts.during('extras', send)
  }

  return {
    choice$: state$,
    isAnyChosen: () => now().length > 0,
    problems,
    choose: (options) => {
      if (options.length > 0) store([...now(), ...options])
    },
    chooseExtra: (lineId, extraId, optionId) => {
      store(chooseHeldOption(now(), lineId, extraId, optionId))
      attempts.forget()
    },
    informOfExtra: (lineId, extraId, text) => store(informOfHeldOption(now(), lineId, extraId, text)),
    add: () => once(() => openEnd.checkStatusBefore(add, (check) => attempts.during('extras', check))),
  }
}
