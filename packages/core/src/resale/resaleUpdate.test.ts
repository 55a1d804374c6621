import { expect, it } from 'vitest'
import { networkFailure, notFound, serverFailure, timedOut } from '../failure/Failure.js'
import { withoutRepeats } from './resaleUpdate.js'

const coded = (code: string, message: string | null = null) => ({ code, message })
const notified = (message: string) => ({ code: null, message })

it('has each error once by its code, whatever its text, in the original order', () => {
  const failures = [
    serverFailure([coded('500036010', 'Ticket 1'), coded('13000010')]),
    networkFailure,
    serverFailure([coded('500036010', 'Ticket 2')]),
    notFound([coded('13000010'), coded('500036020')]),
    notFound(),
    serverFailure([notified('Down'), notified('Up'), notified('Down'), { code: null, message: null }, notified('')]),
    networkFailure,
    timedOut,
  ]
  expect(withoutRepeats(failures)).toEqual([
    serverFailure([
      coded('500036010', 'Ticket 1'),
      coded('13000010'),
      coded('500036020'),
      notified('Down'),
      notified('Up'),
      { code: null, message: null },
    ]),
    networkFailure,
    notFound(),
    timedOut,
  ])
})
