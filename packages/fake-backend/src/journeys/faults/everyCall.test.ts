import * as contract from '@booking-dashboard/http-adapter/contract'
import { expect, it } from 'vitest'
import { calls, callsOfOtherTables } from './calls.js'
import { effectNames } from './effects.js'
import { holdsAfter } from './holdsAfter.js'

it('has a row for every call of the contract', () => {
  const groups = Object.entries(contract).flatMap(([name, group]) =>
    /Endpoints$|^downloadFiles$/.test(name) ? Object.values<unknown>({ ...group }) : [],
  )
  const operations = groups.flatMap((one) =>
    typeof one === 'object' && one !== null && 'operationId' in one && typeof one.operationId === 'string'
      ? [one.operationId]
      : [],
  )
  expect(operations.length).toBeGreaterThan(50)
  const tried = [...calls.map(({ operationId }) => operationId), ...callsOfOtherTables]
  expect([...new Set(tried)].toSorted()).toEqual(operations.toSorted())
})

/** A third of the faults for each call, and another third for the call after it; all are in `everyCall.long.test.ts`. */
const rows = calls.flatMap((call, at) =>
  effectNames.filter((_, place) => (at + place) % 3 === 0).map((name) => [call.operationId, name, call] as const),
)

it.each(rows)('%s after %s ends settled, says what the catalogue has, and works the next time', (_, name, call) =>
  expect(holdsAfter(call, name)).resolves.toBeUndefined(),
)
