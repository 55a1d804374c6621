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

/** One sixth of the faults per call, in rotation; `everyCall.long.test.ts` has all of them. */
const rows = calls.flatMap((call, at) =>
  effectNames.filter((_, place) => (at + place) % 6 === 0).map((name) => [call.operationId, name, call] as const),
)

it.each(rows)("%s after %s ends settled, shows the catalogue's text, and works the next time", (_, name, call) =>
  expect(holdsAfter(call, name)).resolves.toBeUndefined(),
)
