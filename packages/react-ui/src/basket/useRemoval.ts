import {
  allLines,
  type Basket,
  type BasketFeature,
  type BasketOverview,
  type BasketSectionLine,
  fullName,
  itemsOf,
  keyOfLine,
  keysOfRemoval,
  paxLeftOver,
  pickedLines,
  type RemoveAccommodationInput,
  type WayToRemove,
  wayToRemove,
  wayToRemoveRooms,
} from '@booking-dashboard/core'
import { useState } from 'react'

/** A removal that waits for an answer: these lines leave new passengers without anything. */
export interface PendingRemoval {
  readonly lines: readonly BasketSectionLine[]
  readonly paxIds: readonly number[]
  readonly names: string
}

const list = new Intl.ListFormat('en-GB')

const flowOf = (feature: BasketFeature, way: WayToRemove) => {
  switch (way.kind) {
    case 'rooms':
      return feature.removeAccommodation(way.input)
    case 'extras':
      return feature.removeExtras(way.input)
    case 'items':
      return feature.removeItems(way.input)
  }
}

/** Removing one, several of a kind, or what is picked; with a question only where a new passenger would be left over. */
export function useRemoval(feature: BasketFeature, basket: Basket, { sections }: BasketOverview) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<PendingRemoval | null>(null)
  const all = allLines(sections)
  // What is gone meanwhile is not picked any more; what goes with a room is picked with it.
  const chosen = pickedLines(sections, picked)
  const chosenKeys = new Set(chosen.map(keyOfLine))

  const go = async (way: WayToRemove): Promise<void> => {
    const keys = keysOfRemoval(way, basket)
    setPending(null)
    setGoing((before) => new Set([...before, ...keys]))
    await flowOf(feature, way)()
    setGoing((before) => new Set([...before].filter((key) => !keys.includes(key))))
  }
  const removeLines = (lines: readonly BasketSectionLine[], paxIds: readonly number[] = []): void =>
    void go({ kind: 'items', input: itemsOf(lines, paxIds) })

  /** Asks first where somebody would be left over. */
  const ask = (lines: readonly BasketSectionLine[], way?: WayToRemove): void => {
    const { tickets, transport } = itemsOf(lines)
    const leftOver = paxLeftOver(basket, tickets ?? [], transport)
    if (leftOver.length > 0)
      return setPending({ lines, paxIds: leftOver.map(({ id }) => id), names: list.format(leftOver.map(fullName)) })
    if (way === undefined) removeLines(lines)
    else void go(way)
  }
  return {
    count: all.length,
    chosen,
    isChosen: (line: BasketSectionLine): boolean => chosenKeys.has(keyOfLine(line)),
    choose: (line: BasketSectionLine, on: boolean): void =>
      setPicked(new Set(on ? [...picked, keyOfLine(line)] : [...picked].filter((key) => key !== keyOfLine(line)))),
    chooseAll: (on: boolean): void => setPicked(new Set(on ? all.map(keyOfLine) : [])),
    /** Whether the line is on its way out. */
    isGoing: (line: Pick<BasketSectionLine, 'category' | 'id'>): boolean => going.has(keyOfLine(line)),
    isGoingPax: (paxId: number): boolean => going.has(`pax/${paxId}`),
    areGoing: chosen.length > 0 && chosen.every((line) => going.has(keyOfLine(line))),
    removeLine: (line: BasketSectionLine): void => ask([line], wayToRemove(basket, line)),
    removeAlike: (rooms: RemoveAccommodationInput): void => void go(wayToRemoveRooms(basket, rooms)),
    removeChosen: (): void => ask(chosen),
    removePax: (paxId: number): void => removeLines([], [paxId]),
    pending,
    answer: (withPassengers: boolean): void => {
      if (pending !== null) removeLines(pending.lines, withPassengers ? pending.paxIds : [])
    },
    cancel: (): void => setPending(null),
  }
}

export type Removal = ReturnType<typeof useRemoval>
