import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Null where Stripe's script cannot be loaded. One instance for each key; a failed load is tried anew. */
export const createStripeLoader = (): ((publicKey: string) => Promise<Stripe | null>) => {
  const loading = new Map<string, Promise<Stripe | null>>()

  const load = async (publicKey: string): Promise<Stripe | null> => {
    try {
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
