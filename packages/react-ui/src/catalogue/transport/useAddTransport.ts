import type { AddTransportInput, BasketFeature, TransportFinder } from '@booking-dashboard/core'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useState } from 'react'

/** How the last press of "Add to basket" ended. */
export type TransportOutcome = { readonly kind: 'none' | 'failed' } | { readonly kind: 'added'; readonly seats: number }

/** Adds the journey. What is left of the seats is asked for again either way. */
export const useAddTransport = (basket: BasketFeature, finder: TransportFinder, onAdded: () => void) => {
  const [outcome, setOutcome] = useState<TransportOutcome>({ kind: 'none' })
  const [adding, setAdding] = useState(false)
  const add = async (input: AddTransportInput): Promise<void> => {
    setAdding(true)
    const added = await basket.addTransport(input)()
    if (isLeft(added)) {
      setOutcome({ kind: 'failed' })
      await finder.retry()
      return setAdding(false)
    }
    setAdding(false)
    setOutcome({ kind: 'added', seats: input.transport.length })
    onAdded()
  }
  return { outcome, adding, add, forget: (): void => setOutcome({ kind: 'none' }) }
}
