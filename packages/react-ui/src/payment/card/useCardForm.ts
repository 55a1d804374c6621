import {
  type CardField,
  cardFields,
  type CardFieldState,
  type CardFormState,
  latest,
  type Notice,
  type TermsToAccept,
} from '@booking-dashboard/core'
import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea } from '../../dashboard/DashboardContext'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { useDraft } from '../../session/useDraft'
import type { MountedCardFields } from '../stripe/CardFields'
import { patience } from '../stripe/createStripeLoader'
import { stripeCardGateway } from '../stripe/stripeCardGateway'

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
  useOpen(packageInformation.loadSettings)
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
    if (card.status !== 'ready') return card.showWait()
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

type FieldStates = Readonly<Record<CardField, CardFieldState>>

const untouched: CardFieldState = { empty: true, complete: false, error: null, brand: null }
const allUntouched: FieldStates = { number: untouched, expiry: untouched, cvc: untouched }

/** `late`: a wait that the page shows, because it is long or because the customer wants to pay. */
type CardFieldsStatus = 'loading' | 'late' | 'ready' | 'unavailable'

/** Milliseconds. A sign of work that comes and goes within that time only flickers. */
const shortWait = 1_000

/** Mounts the card provider's fields into the hosts while the form is on the page. */
export function useCardFields(publicKey: string) {
  const hosts = useRef<Partial<Record<CardField, HTMLDivElement>>>({})
  const mounted = useRef<MountedCardFields | null>(null)
  const heard = useRef(allUntouched)
  const [fields, setFields] = useState(allUntouched)
  const [status, setStatus] = useState<CardFieldsStatus>('loading')
  /** Shows that the fields are still loading. */
  const showWait = useCallback(() => setStatus((now) => (now === 'loading' ? 'late' : now)), [])
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const { number, expiry, cvc } = hosts.current
    if (number === undefined || expiry === undefined || cvc === undefined) return
    let left = false
    const ready = new Set<CardField>()
    const listeners = {
      onReady: (field: CardField): void => {
        ready.add(field)
        if (!left && ready.size === cardFields.length) setStatus('ready')
      },
      onChange: (field: CardField, state: CardFieldState): void => {
        heard.current = { ...heard.current, [field]: state }
        setFields(heard.current)
      },
    }
    setStatus('loading')
    // The fields stay, since a slow network may still bring them.
    const timers = [
      setTimeout(showWait, shortWait),
      setTimeout(() => setStatus((now) => (now === 'ready' ? now : 'unavailable')), patience),
    ]
    heard.current = allUntouched
    setFields(allUntouched)
    const mounting = stripeCardGateway.mountCardFields(publicKey, { number, expiry, cvc }, listeners)
    void mounting.then((result) => {
      if (isLeft(result)) return void (left || setStatus('unavailable'))
      if (left) return result.right.unmount()
      mounted.current = result.right
    })
    return () => {
      left = true
      timers.forEach(clearTimeout)
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [publicKey, attempt, showWait])

  const keep = (field: CardField) => (element: HTMLDivElement | null) => {
    if (element === null) delete hosts.current[field]
    else hosts.current[field] = element
  }
  const [hostRefs] = useState(() => ({ number: keep('number'), expiry: keep('expiry'), cvc: keep('cvc') }))
  const focus = useCallback((field: CardField) => mounted.current?.focus(field), [])
  /** Requests the card provider's fields again. */
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  /** The last reported state, even before it is rendered: the customer may submit at once. */
  const latest = useCallback(() => heard.current, [])
  return { status, showWait, fields, latest, hostRefs, focus, retry }
}
