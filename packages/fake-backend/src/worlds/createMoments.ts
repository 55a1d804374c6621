import * as t from 'io-ts'
import type { Controls, StoredMoment } from '../FakeBackend.js'
import { Nonsense, readAs } from '../values/readAs.js'
import type { Snapshot } from './keepSnapshot.js'

const mostMoments = 20
const longestName = 60

interface Moments {
  /** The time in the world. */
  readonly now: () => number
  readonly snapshot: () => Snapshot
  readonly restore: (snapshot: Snapshot) => void
}

/** Worlds that a tester stores under names, in memory. */
export const createMoments = ({
  now,
  snapshot,
  restore,
}: Moments): Pick<Controls['world'], 'store' | 'stored' | 'goBack'> => {
  const moments = new Map<string, StoredMoment & { readonly snapshot: Snapshot }>()
  return {
    store: (given) => {
      const name = readAs(t.string, given, 'The name').trim()
      if (name === '' || name.length > longestName) throw new Nonsense(`A name has 1 to ${longestName} characters.`)
      if (!moments.has(name) && moments.size >= mostMoments)
        throw new Nonsense(`${mostMoments} moments are stored, which is the most: store over one of them.`)
      moments.set(name, { name, now: now(), snapshot: snapshot() })
    },
    stored: () => [...moments.values()].map((moment) => ({ name: moment.name, now: moment.now })),
    goBack: (name) => {
      const moment = moments.get(name)
      if (moment === undefined) return false
      restore(moment.snapshot)
      return true
    },
  }
}
