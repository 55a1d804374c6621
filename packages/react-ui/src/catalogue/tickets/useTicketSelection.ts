import {
  type AddTicketsInput,
  addNewcomer,
  type BasketFeature,
  choosePassenger,
  editNewcomer,
  emptySelection,
  fromSelectionDraft,
  type NewcomerField,
  type NewPax,
  type PassengerChoice,
  type Pax,
  setQuantity,
  toSelectionDraft,
  type TicketSelection,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { missingPassengersForm } from '../../basket/missingPassengersForm'
import { useDashboard } from '../../composition/DashboardContext'

/** How the last press of "Add to basket" ended. `partly`: the tickets are in, their new passengers are not. `unclear`: that could not be learnt. */
export type AddOutcome =
  | { readonly kind: 'none' | 'failed' | 'partly' | 'unclear' }
  | { readonly kind: 'added'; readonly count: number }

export interface SelectionActions {
  readonly setQuantity: (ticketTypeId: string, quantity: number) => void
  readonly choosePassenger: (ticketKey: number, passenger: PassengerChoice) => void
  readonly addNewcomer: (ticketKey: number) => void
  readonly editNewcomer: (key: number, field: NewcomerField, value: string) => void
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

  /** Their tickets are in the basket, which asks for them: what was typed is there. */
  const keepForBasket = (missing: readonly NewPax[]): void => {
    const place = missingPassengersForm(bookingRef)
    const newcomers = missing.map(({ id: key, firstName, lastName, email, telephone }) => ({
      key,
      firstName,
      lastName,
      email,
      telephone,
    }))
    drafts.keep(place, { ...drafts.read(place), ...toSelectionDraft({ ...emptySelection, newcomers }) })
  }
  const leave = (outcome: AddOutcome): void => {
    drafts.drop(form)
    setSelection(emptySelection)
    setOutcome(outcome)
  }

  const add = async (input: AddTicketsInput): Promise<void> => {
    const end = await basket.addTickets(input)
    if (end.kind === 'cancelled') return
    if (end.kind === 'failed' || end.kind === 'unclear') return setOutcome({ kind: end.kind })
    if (end.kind === 'partlyAdded') {
      keepForBasket(end.left.passengers)
      return leave({ kind: 'partly' })
    }
    leave({ kind: 'added', count: input.tickets.length })
  }
  return { selection, actions, outcome, add }
}
