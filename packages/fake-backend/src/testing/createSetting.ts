import { createFakeBackend } from '../createFakeBackend.js'
import type { FakeBackend } from '../FakeBackend.js'
import { createVisitor, type Visitor } from './createVisitor.js'

export const start = Date.parse('2026-03-02T09:00:00Z')

export interface Setting {
  readonly backend: FakeBackend
  readonly visitor: Visitor
  readonly advance: (milliseconds: number) => void
  /** What delay faults waited for. */
  readonly waited: readonly number[]
}

/** A back end whose time stands still until it is moved on, and in which no delay takes any time. */
export const createSetting = (seed = 1): Setting => {
  let now = start
  const waited: number[] = []
  const backend = createFakeBackend({
    seed,
    clock: { now: () => now },
    wait: async (milliseconds) => {
      waited.push(milliseconds)
    },
  })
  return {
    backend,
    waited,
    visitor: createVisitor(backend),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}

/** The same, signed in as demo@example.com. */
export const createSignedInSetting = async (name = 'demo'): Promise<Setting> => {
  const setting = createSetting()
  await setting.visitor.signIn(name)
  return setting
}
