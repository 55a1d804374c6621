import { createFakeBackend } from '../../src/createFakeBackend.js'
import type { FakeBackend } from '../../src/FakeBackend.js'
import { createVisitor, type Visitor } from './createVisitor.js'

export const start = Date.parse('2026-03-02T09:00:00Z')

export interface Setting {
  readonly backend: FakeBackend
  readonly visitor: Visitor
  readonly advance: (milliseconds: number) => void
  /** The durations of delay faults. */
  readonly waited: readonly number[]
}

/** A back end whose clock moves only on request, and whose delays take no time. */
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

/** The same setting, signed in as demo@example.com. */
export const createSignedInSetting = async (name = 'demo'): Promise<Setting> => {
  const setting = createSetting()
  await setting.visitor.signIn(name)
  return setting
}
