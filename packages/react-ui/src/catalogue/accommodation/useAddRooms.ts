import {
  type AccommodationOnSale,
  type AddAccommodationInput,
  type AddAccommodationOptionsInput,
  basketOf,
  type Booking,
  type HeldRoomExtra,
  withoutAddedOptions,
  withoutAddedRooms,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard, useTexts } from '../../composition/DashboardContext'
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

  const run = async <End>(what: 'rooms' | 'options', add: () => Promise<End>): Promise<End> => {
    setAdding(what)
    const end = await add()
    setAdding('none')
    // What was taken, here or by others meanwhile, is no longer on sale.
    void dashboard.accommodationCatalogue.load(reference)()
    void dashboard.accommodationCatalogue.loadRoomExtras(reference, id)()
    return end
  }
  const toHeld = ({ roomLineId, extraId, optionId }: HeldRoomExtra) => ({ lineId: roomLineId, extraId, optionId })

  const addRooms = async (input: AddAccommodationInput): Promise<void> => {
    const { selection, extras } = choice
    const before = choice.held.map(({ id: lineId }) => lineId)
    const end = await run('rooms', () => basket.addAccommodation(input))
    if (end.kind === 'cancelled') return
    if (end.kind === 'failed' || end.kind === 'unclear') return setOutcome({ kind: end.kind })
    choice.changeRooms((now) => withoutAddedRooms(now, selection))
    const free = (basketOf(basket.state$.value)?.accommodations ?? []).filter((line) => !before.includes(line.id))
    // Extras that could not be shown were not sent: what was chosen of them before is kept for the rooms.
    const notSent =
      extras !== null
        ? []
        : selection.rooms.flatMap(({ roomId, options }) => {
            const index = free.findIndex((line) => line.roomId === roomId)
            const [line] = index < 0 ? [] : free.splice(index, 1)
            return line === undefined ? [] : options.map((option) => ({ ...option, lineId: line.id }))
          })
    const left = end.kind === 'partlyAdded' ? end.left.extras.map(toHeld) : notSent
    if (left.length === 0) return setOutcome({ kind: 'added', what: texts.rooms(input.rooms.length) })
    choice.changeHeld((now) => [...now, ...left])
    setOutcome({ kind: 'partly' })
  }

  const addOptions = async (input: AddAccommodationOptionsInput): Promise<void> => {
    const end = await run('options', () => basket.addAccommodationOptions(input))
    if (end.kind === 'cancelled') return
    if (end.kind === 'unclear') return setOutcome({ kind: 'unclear' })
    const left = end.kind === 'added' ? [] : end.kind === 'failed' ? input.extras : end.left.extras
    choice.changeHeld((now) => [...withoutAddedOptions(now, choice.heldOptions), ...left.map(toHeld)])
    if (left.length > 0) return setOutcome({ kind: 'optionsFailed' })
    setOutcome({ kind: 'added', what: shop.items(input.extras.length) })
  }

  /** Another choice was made. What is still to be done stays said. */
  const forget = (): void =>
    setOutcome((now) => (now.kind === 'partly' || now.kind === 'optionsFailed' ? now : { kind: 'none' }))
  return { outcome, adding, addRooms, addOptions, forget }
}
