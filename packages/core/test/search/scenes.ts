import { aScene, type Scene } from './scene.js'

const comesAndGoes = { closes: true, forgets: true, signsOut: true } as const
const failing = { closes: true, failsToStore: true } as const
const tabs = { devices: 2, isShared: true, troubles: { closes: true } } as const

const dueAgain = ['refund', 'returned', 'rise'] as const
/** Only the keys prevent a second charge. */
const onlyKeys = { paidIsRefused: false }

/** The scenes that are too large for a daily run. */
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
  'balance, due again': aScene('balance', { promises: onlyKeys, troubles: { closes: true, changes: dueAgain } }),
  'balance, due again twice': aScene('balance', {
    generations: 4,
    mostChanges: 2,
    promises: onlyKeys,
    troubles: { changes: dueAgain },
  }),
  'balance, due again part by part': aScene('balance', {
    generations: 3,
    mostChanges: 2,
    isPaidWhole: true,
    promises: onlyKeys,
    troubles: { changes: ['refund', 'rise'] },
  }),
  'balance, due again, prices late': aScene('balance', {
    generations: 3,
    promises: onlyKeys,
    troubles: { closes: true, changes: dueAgain, pricesLag: true },
  }),
  'balance, due again, list late': aScene('balance', {
    generations: 3,
    promises: onlyKeys,
    troubles: { closes: true, changes: dueAgain, listLags: true },
  }),
  'balance, due again, prices late, rows say so': aScene('balance', {
    areRowsMarked: true,
    mostChanges: 2,
    promises: onlyKeys,
    troubles: { changes: ['refund', 'returned', 'cancelled'], pricesLag: true },
  }),
  'balance, due again, paid elsewhere': aScene('balance', {
    promises: onlyKeys,
    troubles: { changes: dueAgain, changesElsewhere: true },
  }),
  'balance, due again, two devices': aScene('balance', {
    devices: 2,
    promises: onlyKeys,
    troubles: { changes: ['refund'] },
  }),
  'balance, due again, two tabs': aScene('balance', {
    ...tabs,
    promises: onlyKeys,
    troubles: { closes: true, changes: ['refund'] },
  }),
  'balance, due again, storage that fails': aScene('balance', {
    promises: onlyKeys,
    troubles: { ...failing, changes: ['refund'] },
  }),
  'basket, everything at once': aScene('basket', {
    generations: 3,
    devices: 2,
    troubles: { ...comesAndGoes, ...failing, changesElsewhere: true, checksSlowly: true },
  }),
  'balance, everything at once': aScene('balance', {
    generations: 3,
    devices: 2,
    troubles: { ...comesAndGoes, ...failing, changesElsewhere: true, checksSlowly: true },
  }),
}
