import { aScene, type Scene } from './scene.js'

const comesAndGoes = { closes: true, forgets: true, signsOut: true } as const
const failing = { closes: true, failsToStore: true } as const
const tabs = { devices: 2, isShared: true, troubles: { closes: true } } as const

const dueAgain = ['refund', 'returned', 'rise'] as const
/** Only the keys prevent a second charge. */
const onlyKeys = { paidIsRefused: false }

const kinds = { basket: 'basket', balance: 'balance', plan: 'plan', 'free basket': 'free' } as const
const ofEachKind = (what: string, change: Parameters<typeof aScene>[1]): Readonly<Record<string, Scene>> =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [`${name}, ${what}`, aScene(kind, change)]))

/** The scenes that are too large for a daily run. */
export const deepScenes: Readonly<Record<string, Scene>> = {
  ...ofEachKind('two devices', { devices: 2 }),
  'balance with an overdue part, two devices': aScene('balance', { devices: 2, isPartOverdue: true }),
  ...ofEachKind('two tabs', tabs),
  ...ofEachKind('storage that fails', { troubles: failing }),
  ...ofEachKind('three generations', { generations: 3, troubles: comesAndGoes }),
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
