import { expect, it } from 'vitest'
import { routeTable } from '../pages/routeTable'
import { hasColumn } from './hasColumn'

it('knows the pages without a column by their address', () => {
  const without = [...routeTable.map(({ path }) => path), '/nowhere'].filter((path) => !hasColumn(path))
  expect(without).toEqual([
    '/login',
    '/resetpassword',
    '/changepassword',
    '/',
    '/profile',
    '/profile/details/bank-account',
    '/booking/:bookingRef/accommodation',
    '/booking/:bookingRef/mandatory-information',
    '/booking/:bookingRef/required-data/:customerId/address/update',
    '/booking/:bookingRef/ticket-details',
    '/nowhere',
  ])
})
