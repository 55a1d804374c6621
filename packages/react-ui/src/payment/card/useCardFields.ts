import { isLeft } from 'fp-ts/lib/Either.js'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type CardField, cardFields, type CardFieldState } from '@booking-dashboard/core'
import type { MountedCardFields } from '../stripe/CardFields'
import { patience } from '../stripe/createStripeLoader'
import { stripeCardGateway } from '../stripe/stripeCardGateway'

type FieldStates = Readonly<Record<CardField, CardFieldState>>

const untouched: CardFieldState = { empty: true, complete: false, error: null, brand: null }
const allUntouched: FieldStates = { number: untouched, expiry: untouched, cvc: untouched }

/** Mounts the card provider's fields into the hosts while the form is on the page. */
export function useCardFields(publicKey: string) {
  const hosts = useRef<Partial<Record<CardField, HTMLDivElement>>>({})
  const mounted = useRef<MountedCardFields | null>(null)
  const heard = useRef(allUntouched)
  const [fields, setFields] = useState(allUntouched)
  const [status, setStatus] = useState<'loading' | 'ready' | 'unavailable'>('loading')
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
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'unavailable' : now)), patience)
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
      clearTimeout(timer)
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [publicKey, attempt])

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
  return { status, fields, latest, hostRefs, focus, retry }
}
