import {
  type Failure,
  nameChangeProblems,
  type NameChangeProblem,
  type NewcomerField,
  noNameChange,
  type Pax,
  toNameChange,
} from '@booking-dashboard/core'
import { type FormEvent, useId, useState } from 'react'
import { useDashboard } from '../../composition/DashboardContext'
import { useUnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { useDraft } from '../../session/useDraft'

interface Plan {
  readonly bookingRef: string
  readonly ticketId: string
  readonly holder: Pax | null
  readonly onSend: (sending: boolean) => void
}

/** Another name for one ticket: what is typed, what is wrong with it, and what became of adding it to the basket. */
export function useNameChange({ bookingRef, ticketId, holder, onSend }: Plan) {
  const basket = useDashboard().basket(bookingRef)
  const awaiting = useBehavior(basket.awaitingResponse$)
  const formId = useId()
  const typed = useDraft(`name-change/${bookingRef}/${ticketId}`, noNameChange)
  const [started, setStarted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [unclear, setUnclear] = useState(false)
  useUnsavedChanges(typed.changed, typed.forget)

  const idOf = (field: NewcomerField): string => `${formId}-${field}`
  const problems: readonly NameChangeProblem[] = attempt === 0 ? [] : nameChangeProblems(typed.values, holder)
  const busy = sending || awaiting

  const close = (): void => {
    typed.forget()
    setStarted(false)
    setAttempt(0)
    setFailure(null)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const change = toNameChange(ticketId, typed.values, holder)
    setAttempt(attempt + 1)
    if (change === null) {
      const [only, another] = nameChangeProblems(typed.values, holder)
      if (only !== undefined && another === undefined) document.getElementById(idOf(only.field))?.focus()
      return
    }
    setSending(true)
    setFailure(null)
    onSend(true)
    const end = await basket.addNameChange(change)
    setSending(false)
    if (end.kind === 'added') return close()
    onSend(false)
    if (end.kind === 'cancelled') return
    setUnclear(end.kind === 'unclear')
    setFailure(end.failure)
  }
  return {
    open: started || typed.changed,
    start: () => setStarted(true),
    cancel: close,
    submit: (event: FormEvent) => void submit(event),
    values: typed.values,
    change: typed.change,
    idOf,
    problems,
    attempt,
    /** While this one is sent, or another change of name is on its way. */
    busy,
    failure,
    /** Whether the change is in the basket could not be learnt. */
    unclear,
  }
}

export type NameChangeFormState = ReturnType<typeof useNameChange>
