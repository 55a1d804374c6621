import { type CardFormState, latest, type Notice, type TermsToAccept } from '@booking-dashboard/core'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { useDraft } from '../../session/useDraft'
import { useCardFields } from './useCardFields'

export interface CardFormInput {
  readonly publicKey: string
  /** Why the last attempt failed, if the card was the reason. */
  readonly rejected: Notice | null
  readonly onPay: (cardholderName: string) => void
  /** Given if paying accepts terms and conditions. */
  readonly terms?: TermsToAccept | undefined
}

/** The data of the card form: the product's own name field, and only the state of the card provider's fields. */
export function useCardForm({ publicKey, rejected: notice, onPay, terms }: CardFormInput) {
  const area = useArea('paying')
  const card = useCardFields(publicKey)
  const packageInformation = area.packageInformation(useBookingRef())
  useEffect(() => void packageInformation.loadSettings(), [packageInformation])
  const settings = latest(useBehavior(packageInformation.settings$))
  const { values, change } = useDraft('checkout', { cardholder: '' })
  const [attempt, setAttempt] = useState(0)
  const [needsOnlyTerms, setNeedsOnlyTerms] = useState(false)
  const [submittedWith, setSubmittedWith] = useState(card.fields)
  const id = useId()
  const name = values.cardholder

  const stateOf = (fields: typeof card.fields, onlyTerms: boolean): CardFormState =>
    area.cardForm({
      name,
      fields,
      submittedWith,
      settings,
      notice,
      termsObstacle: terms?.obstacle ?? null,
      isAsked: attempt > 0,
      needsOnlyTerms: onlyTerms,
    })
  const { offersAmex, errors, problems, problemsTitle } = stateOf(card.fields, needsOnlyTerms)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (card.status !== 'ready') return
    const now = card.latest()
    setSubmittedWith(now)
    setNeedsOnlyTerms(false)
    if (!stateOf(now, false).isComplete) return setAttempt((before) => before + 1)
    setAttempt(0)
    onPay(name)
  }
  /** Whether a wallet's sheet may open; if not, the form shows why. */
  const mayOpenWallet = (): boolean => {
    const { isComplete } = stateOf(card.fields, true)
    setNeedsOnlyTerms(true)
    setAttempt((before) => (isComplete ? 0 : before + 1))
    return isComplete
  }

  return {
    id,
    card,
    offersAmex,
    name,
    typeName: (value: string) => change('cardholder', value),
    errorOf: (part: keyof CardFormState['errors']) => errors[part] ?? undefined,
    /** Everything missing, once the customer has submitted. */
    problems: problems.map(({ part, message }) => ({ fieldId: `${id}-${part}`, message })),
    problemsTitle,
    attempt,
    submit,
    mayOpenWallet,
  }
}
