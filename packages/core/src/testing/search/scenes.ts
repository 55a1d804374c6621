import { aScene, type Scene } from './scene.js'

const comesAndGoes = { closes: true, forgets: true, signsOut: true } as const
const failing = { closes: true, failsToStore: true } as const
const tabs = { devices: 2, isShared: true, troubles: { closes: true } } as const

/** The scenes that are too large for every day. */
export const deepScenes: Readonly<Record<string, Scene>> = {
  'basket, two devices': aScene('basket', { devices: 2 }),
  'balance, two devices': aScene('balance', { devices: 2 }),
  'balance with an overdue part, two devices': aScene('balance', { devices: 2, isPartOverdue: true }),
  'plan, two devices': aScene('plan', { devices: 2 }),
  'free basket, two devices': aScene('free', { devices: 2 }),
  'basket, two tabs': aScene('basket', tabs),
  'balance, two tabs': aScene('balance', tabs),
  'plan, two tabs': aScene('plan', tabs),
  'free basket, two tabs': aScene('free', tabs),
  'basket, storage that fails': aScene('basket', { troubles: failing }),
  'balance, storage that fails': aScene('balance', { troubles: failing }),
  'plan, storage that fails': aScene('plan', { troubles: failing }),
  'free basket, storage that fails': aScene('free', { troubles: failing }),
  'basket, three generations': aScene('basket', { generations: 3, troubles: comesAndGoes }),
  'balance, three generations': aScene('balance', { generations: 3, troubles: comesAndGoes }),
  'plan, three generations': aScene('plan', { generations: 3, troubles: comesAndGoes }),
  'basket, changed elsewhere': aScene('basket', { troubles: { closes: true, changesElsewhere: true } }),
  'balance, paid elsewhere': aScene('balance', {
    isPartOverdue: true,
    troubles: { closes: true, changesElsewhere: true },
  }),
  'basket, everything at once': aScene('basket', {
    generations: 3,
    devices: 2,
    troubles: { ...comesAndGoes, ...failing, changesElsewhere: true, looksSlowly: true },
  }),
  'balance, everything at once': aScene('balance', {
    generations: 3,
    devices: 2,
    troubles: { ...comesAndGoes, ...failing, changesElsewhere: true, looksSlowly: true },
  }),
}
