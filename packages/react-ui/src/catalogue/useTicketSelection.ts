import {
  type AddTicketsInput,
  addNewcomer,
  type BasketFeature,
  basketOf,
  choosePassenger,
  countItems,
  editNewcomer,
  emptySelection,
  fromSelectionDraft,
  type NewcomerField,
  type PassengerChoice,
  type Pax,
  setQuantity,
  toSelectionDraft,
  type TicketSelection,
} from '@booking-dashboard/core'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { useDashboard } from '../composition/DashboardContext'

/** How the last press of "Add to basket" ended. `partly`: something went in before it failed. */
export type AddOutcome = { readonly kind: 'none' | 'failed' | 'partly' } | { readonly kind: 'added'; readonly count: number }

export interface SelectionActions {
  readonly setQuantity: (ticketTypeId: string, quantity: number) => void
  readonly choosePassenger: (ticketKey: number, passenger: PassengerChoice) => void
  readonly addNewcomer: (ticketKey: number) => void
  readonly editNewcomer: (key: number, field: NewcomerField, value: string) => void
}

const itemsIn = (basket: BasketFeature): number => {
  const contents = basketOf(basket.state$.value)
  return contents === null ? 0 : countItems(contents)
}

/** The selection of the tickets screen, which a session that ran out does not lose. It is emptied only once what it held is in the basket. */
export function useTicketSelection(bookingRef: string, basket: BasketFeature, pax: readonly Pax[]) {
  const { drafts } = useDashboard()
  const form = `tickets/${bookingRef}`
  const [selection, setSelection] = useState<TicketSelection>(() => fromSelectionDraft(drafts.read(form) ?? {}))
  const [outcome, setOutcome] = useState<AddOutcome>({ kind: 'none' })

  const change = (next: (now: TicketSelection) => TicketSelection): void => {
    const changed = next(selection)
    drafts.keep(form, toSelectionDraft(changed))
    setSelection(changed)
    setOutcome({ kind: 'none' })
  }
  const actions: SelectionActions = {
    setQuantity: (ticketTypeId, quantity) => change((now) => setQuantity(now, ticketTypeId, quantity, pax)),
    choosePassenger: (ticketKey, passenger) => change((now) => choosePassenger(now, ticketKey, passenger)),
    addNewcomer: (ticketKey) => change((now) => addNewcomer(now, ticketKey)),
    editNewcomer: (key, field, value) => change((now) => editNewcomer(now, key, field, value)),
  }

  const add = async (input: AddTicketsInput): Promise<void> => {
    const before = itemsIn(basket)
    const added = await basket.addTickets(input)()
    if (isLeft(added)) return setOutcome({ kind: itemsIn(basket) > before ? 'partly' : 'failed' })
    drafts.drop(form)
    setSelection(emptySelection)
    setOutcome({ kind: 'added', count: input.tickets.length })
  }
  return { selection, actions, outcome, add }
}
