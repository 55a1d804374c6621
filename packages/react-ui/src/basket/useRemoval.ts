import { type Basket, type BasketFeature, fullName, paxLeftOver } from '@booking-dashboard/core'
import { useState } from 'react'

/** A removal that waits for an answer: these tickets leave passengers without one. */
export interface PendingRemoval {
  readonly ticketIds: readonly string[]
  readonly paxIds: readonly number[]
  readonly names: string
}

const list = new Intl.ListFormat('en-GB')

/** Removing tickets, with a question only where a new passenger would be left over. */
export function useRemoval(feature: BasketFeature, basket: Basket) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<PendingRemoval | null>(null)
  // What is gone meanwhile is not selected any more.
  const here = basket.tickets.map(({ id }) => id).filter((id) => selected.has(id))

  const remove = async (tickets: readonly string[], pax: readonly number[]): Promise<void> => {
    setPending(null)
    await feature.removeItems({ tickets, pax })()
  }
  const ask = (ticketIds: readonly string[]): void => {
    const leftOver = paxLeftOver(basket, ticketIds)
    if (leftOver.length === 0) return void remove(ticketIds, [])
    setPending({ ticketIds, paxIds: leftOver.map(({ id }) => id), names: list.format(leftOver.map(fullName)) })
  }
  return {
    selected: here,
    select: (id: string, on: boolean): void =>
      setSelected(new Set(on ? [...here, id] : here.filter((one) => one !== id))),
    selectAll: (on: boolean): void => setSelected(new Set(on ? basket.tickets.map(({ id }) => id) : [])),
    pending,
    cancel: (): void => setPending(null),
    ask,
    remove: (tickets: readonly string[], pax: readonly number[]): void => void remove(tickets, pax),
  }
}

export type Removal = ReturnType<typeof useRemoval>
