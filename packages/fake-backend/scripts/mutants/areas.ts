import { existsSync } from 'node:fs'
import type { SubjectName } from '../../src/journeys/running/subjects.js'

const subjects: Readonly<Record<string, readonly SubjectName[]>> = {
  payment: ['payments', 'faults', 'faults', 'screens'],
  'payment-plan': ['payments', 'faults', 'faults', 'screens'],
  customer: ['account', 'screens', 'booking'],
  session: ['account', 'screens', 'everything'],
}

/** The area of a file: its package and the feature's folder, such as `core/payment`. */
export const areaOf = (file: string): string =>
  /^packages\/([\w-]+)\/src\/([\w-]+)/.exec(file)?.slice(1).join('/') ?? file

/** The subjects of journeys that cover the area. */
export const journeysAbout = (area: string): readonly SubjectName[] =>
  subjects[area.split('/')[1] ?? ''] ?? ['screens', 'booking', 'everything', 'payments']

/**
 * The unit tests of the area, and those of the same feature in other packages. The composition has no feature of its
 * own: the tests of all features cover it.
 */
export const testsOf = (root: string, area: string): readonly string[] => {
  const [, feature = ''] = area.split('/')
  return [
    feature === 'composition' ? 'packages/core/src/' : `packages/core/src/${feature}/`,
    `packages/http-adapter/src/${feature}/`,
    'packages/fake-backend/src/journeys/flows/',
    'packages/fake-backend/src/journeys/payments/',
  ].filter((folder) => existsSync(root + folder))
}
