import type { Checkout, Minor } from '@booking-dashboard/core'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MountedWallets } from '../stripe/CardFields'
import { patience } from '../stripe/createStripeLoader'
import { stripeCardGateway } from '../stripe/stripeCardGateway'

export interface WalletsInput {
  readonly amount: Minor
  /** ISO 4217, such as "GBP". */
  readonly currency: string
  /** Ends with the payment. */
  readonly onPay: Checkout['pay']
}

/** Mounts the wallets' buttons into the host. `mayOpen` is asked before a sheet opens. */
export function useWallets(publicKey: string, { amount, currency, onPay }: WalletsInput, mayOpen: () => boolean) {
  const [host, hostRef] = useState<HTMLDivElement | null>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'unavailable'>('loading')
  const mounted = useRef<MountedWallets | null>(null)
  const onPress = useEffectEvent(mayOpen)
  const onConfirm = useEffectEvent((agreed: Minor, cardholderName: string) =>
    onPay({ cardholderName, source: { kind: 'wallet' }, agreed }),
  )
  const mount = useEffectEvent((into: HTMLElement) =>
    stripeCardGateway.mountWallets(
      publicKey,
      into,
      { amount, currency },
      {
        onReady: (isAvailable) => setStatus(isAvailable ? 'ready' : 'unavailable'),
        onPress: () => onPress(),
        onConfirm: (agreed, name) => onConfirm(agreed, name),
      },
    ),
  )

  useEffect(() => {
    if (host === null) return
    let left = false
    setStatus('loading')
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'unavailable' : now)), patience)
    void mount(host).then((result) => {
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
  }, [host, publicKey, currency])
  useEffect(() => void mounted.current?.update(amount), [amount, status])
  return { status, hostRef }
}
