import type { FaultEffect } from '../../src/faults/Fault.js'

/** A code in no catalogue. */
export const unknownCode = 99999999
export const plainWords = 'The computer says no.'

/** Every way in which a call can fail, by what the customer can learn of it. */
export const effects = {
  'a dropped connection': { kind: 'drop' },
  'a lost answer': { kind: 'lostAnswer' },
  'an answer that comes too late': { kind: 'delay', milliseconds: 40_000, when: 'after' },
  'a request that arrives too late': { kind: 'delay', milliseconds: 40_000, when: 'before' },
  'HTTP 400': { kind: 'status', status: 400 },
  'HTTP 401': { kind: 'status', status: 401 },
  'HTTP 403': { kind: 'status', status: 403 },
  'HTTP 404': { kind: 'status', status: 404 },
  'HTTP 429': { kind: 'status', status: 429 },
  'HTTP 500': { kind: 'status', status: 500 },
  'HTTP 503 after the change': { kind: 'status', status: 503, when: 'after' },
  'a body that is no JSON': { kind: 'notJson' },
  'a body of the wrong shape': { kind: 'wrongShape' },
  'an unknown error code': { kind: 'error', code: unknownCode },
  'an error in plain words': { kind: 'errors', errors: [plainWords] },
} as const satisfies Readonly<Record<string, FaultEffect>>

export type EffectName = keyof typeof effects
export const effectNames = Object.keys(effects).filter((name): name is EffectName => name in effects)
