import {
  type AccommodationOnSale,
  type AddAccommodationInput,
  type AddAccommodationOptionsInput,
  basketOf,
  type Booking,
  type Failure,
  heldOptionsSelection,
  optionsStillToAdd,
  withoutAddedOptions,
  withoutAddedRooms,
} from '@booking-dashboard/core'
import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
import { lookAgain } from '../shop/addAndLook'
import { contentsBefore } from '../shop/contentsBefore'
import type { Outcome } from '../shop/OutcomeAlert'
import type { RoomChoice } from './useRoomChoice'

/** `partly`: the rooms are in, their extras are not; `optionsFailed`: extras for rooms that had been in before are not. */
export type RoomsOutcome = Outcome | { readonly kind: 'partly' } | { readonly kind: 'optionsFailed' }

/** Adds rooms with their extras, and extras to rooms of the basket. What is in the basket leaves the choice, and nothing else does. */
export function useAddRooms({ reference }: Booking, { id }: AccommodationOnSale, choice: RoomChoice) {
  const dashboard = useDashboard()
  const { accommodation: texts, shop } = useTexts().screen
  const basket = dashboard.basket(reference)
  const [outcome, setOutcome] = useState<RoomsOutcome>({ kind: 'none' })
  const [adding, setAdding] = useState<'none' | 'rooms' | 'options'>('none')
  const held = () => basketOf(basket.state$.value)?.accommodations ?? []

  const run = async (what: 'rooms' | 'options', task: () => Promise<Either<Failure, void>>): Promise<boolean> => {
    setAdding(what)
    const ended = await task()
    await lookAgain(basket, ended)
    setAdding('none')
    // What was taken, here or by others meanwhile, is no longer on sale.
    void dashboard.accommodationCatalogue.load(reference)()
    void dashboard.accommodationCatalogue.loadRoomExtras(reference, id)()
    return !isLeft(ended)
  }

  const addRooms = async (input: AddAccommodationInput): Promise<void> => {
    const { selection, extras } = choice
    setAdding('rooms')
    const before = (await contentsBefore(basket))?.accommodations ?? []
    const worked = await run('rooms', basket.addAccommodation(input))
    // Extras that could not be shown were not sent: what was chosen of them before is kept for the rooms.
    const missing =
      worked && extras !== null ? [] : (optionsStillToAdd(selection, before, held()) ?? (worked ? [] : null))
    if (missing === null) return setOutcome({ kind: 'failed' })
    choice.changeRooms((now) => withoutAddedRooms(now, selection))
    if (missing.length === 0) return setOutcome({ kind: 'added', what: texts.rooms(input.selectedRooms.length) })
    choice.changeHeld((now) => [...now, ...missing])
    setOutcome({ kind: 'partly' })
  }

  const addOptions = async (input: AddAccommodationOptionsInput): Promise<void> => {
    const worked = await run('options', basket.addAccommodationOptions(input))
    const here = held().filter(({ accommodationId }) => accommodationId === id)
    // An answer that was lost: where the rooms have what was wanted, it is in.
    const left = heldOptionsSelection(choice.heldOptions, here, choice.extras ?? []).rooms.flatMap(
      ({ options }) => options,
    )
    if (!worked && left.length > 0) return setOutcome({ kind: 'optionsFailed' })
    choice.changeHeld((now) => withoutAddedOptions(now, choice.heldOptions))
    setOutcome({ kind: 'added', what: shop.items(input.selectedExtras.length) })
  }

  /** Another choice was made. What is still to be done stays said. */
  const forget = (): void =>
    setOutcome((now) => (now.kind === 'partly' || now.kind === 'optionsFailed' ? now : { kind: 'none' }))
  return { outcome, adding, addRooms, addOptions, forget }
}
