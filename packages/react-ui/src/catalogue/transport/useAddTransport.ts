import { type AddTransportInput, type BasketFeature, type TransportFinder } from '@booking-dashboard/core'
import { useState } from 'react'

/** How the last press of "Add to basket" ended. `unclear`: whether the seats are in the basket could not be learnt. */
export type TransportOutcome =
  | { readonly kind: 'none' | 'failed' | 'unclear' }
  | { readonly kind: 'added'; readonly seats: number }

/** Adds the journey. What is left of the seats is asked for again either way. */
export const useAddTransport = (basket: BasketFeature, finder: TransportFinder, onAdded: () => void) => {
  const [outcome, setOutcome] = useState<TransportOutcome>({ kind: 'none' })
  const [adding, setAdding] = useState(false)
  const add = async (input: AddTransportInput): Promise<void> => {
    setAdding(true)
    const end = await basket.addTransport(input)
    if (end.kind !== 'added') {
      setOutcome({ kind: end.kind === 'unclear' ? 'unclear' : 'failed' })
      await finder.retry()
      return setAdding(false)
    }
    setAdding(false)
    setOutcome({ kind: 'added', seats: input.seats.length })
    onAdded()
  }
  return { outcome, adding, add, forget: (): void => setOutcome({ kind: 'none' }) }
}
