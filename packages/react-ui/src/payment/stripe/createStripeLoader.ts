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

/** Milliseconds after which the card provider counts as out of reach. It may still answer later. */
export const patience = 15_000

interface Loading {
  readonly stripe: Promise<Stripe | null>
  isLate: boolean
}

/** The library waits for its script without an end. An error makes it request the script again. */
const giveUpScript = (): void =>
  void document.querySelector('script[src^="https://js.stripe.com"]')?.dispatchEvent(new Event('error'))

/**
 * Null if Stripe's script fails to load, or is replaced by something else. One instance for each key; the next call
 * retries a failed load, and one that takes over 15 s.
 */
export const createStripeLoader = (): ((publicKey: string) => Promise<Stripe | null>) => {
  const loading = new Map<string, Loading>()

  const load = async (publicKey: string): Promise<Stripe | null> => {
    try {
      await loadStandIn()
      const stripe = await loadStripe(publicKey)
      if (typeof stripe?.elements === 'function') return stripe
    } catch {
      // The next call tries again.
    }
    loading.delete(publicKey)
    return null
  }

  return (publicKey) => {
    const known = loading.get(publicKey)
    if (known?.isLate === false) return known.stripe
    if (known !== undefined) giveUpScript()
    const started: Loading = { stripe: load(publicKey), isLate: false }
    loading.set(publicKey, started)
    const timer = setTimeout(() => (started.isLate = true), patience)
    void started.stripe.then(() => clearTimeout(timer))
    return started.stripe
  }
}
