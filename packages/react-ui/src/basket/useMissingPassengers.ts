import {
  type BasketFeature,
  editNewcomer,
  emptySelection,
  fromSelectionDraft,
  missingPaxDrafts,
  type NewcomerDraft,
  type NewcomerField,
  newcomersInUse,
  toMissingPax,
  toSelectionDraft,
} from '@booking-dashboard/core'
import { useState } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { missingPassengersForm } from './missingPassengersForm'

/** Names for passengers who are missing. They outlive a session, and begin with what was typed with their tickets. */
export const useMissingPassengers = (feature: BasketFeature, bookingRef: string, missing: readonly number[]) => {
  const kept = useDashboard().drafts
  const form = missingPassengersForm(bookingRef)
  const ticketForm = `tickets/${bookingRef}`
  // Those of a selection only where a session ended before it was known that its tickets are in.
  const [withTickets] = useState(() =>
    kept.read(form) === null ? newcomersInUse(fromSelectionDraft(kept.read(ticketForm) ?? {})) : [],
  )
  const [drafts, setDrafts] = useState<readonly NewcomerDraft[]>(() =>
    missingPaxDrafts(missing, fromSelectionDraft(kept.read(form) ?? {}).newcomers, withTickets),
  )
  const [saving, setSaving] = useState(false)
  const [failed, setFailed] = useState(false)

  const edit = (key: number, field: NewcomerField, value: string): void => {
    const next = editNewcomer({ ...emptySelection, newcomers: drafts }, key, field, value)
    kept.keep(form, toSelectionDraft(next))
    setDrafts(next.newcomers)
  }
  const save = async (): Promise<void> => {
    const pax = toMissingPax(drafts)
    if (pax === null) return
    setFailed(false)
    setSaving(true)
    const saved = await feature.addPassengers(pax)
    setSaving(false)
    if (saved.kind !== 'added') return setFailed(true)
    kept.drop(form)
    // Their tickets are in the basket: they are not to be added once more.
    if (withTickets.length === missing.length) kept.drop(ticketForm)
  }
  return { drafts, edit, save, saving, failed }
}
