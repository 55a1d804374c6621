import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** A host may name its own substitute for Stripe's script: `<meta name="stripe-script" content="/…">`. */
const loadStandIn = async (): Promise<void> => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="stripe-script"]')?.content
  if (named === undefined || 'Stripe' in window) return
  const address = new URL(named, location.origin)
  if (address.origin !== location.origin) return
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address.href
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The stand-in of Stripe.js could not be loaded'))
    })
    document.head.append(script)
  })
}

/** Null if Stripe's script fails to load. One instance for each key; the next call retries a failed load. */
export const createStripeLoader = (): ((publicKey: string) => Promise<Stripe | null>) => {
  const loading = new Map<string, Promise<Stripe | null>>()

  const load = async (publicKey: string): Promise<Stripe | null> => {
    try {
      await loadStandIn()
      const stripe = await loadStripe(publicKey)
      if (stripe === null) loading.delete(publicKey)
      return stripe
    } catch {
      loading.delete(publicKey)
      return null
    }
  }

  return (publicKey) => {
    const known = loading.get(publicKey)
    if (known !== undefined) return known
    const started = load(publicKey)
    loading.set(publicKey, started)
    return started
  }
}
