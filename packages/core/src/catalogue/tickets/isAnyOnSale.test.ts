import { expect, it } from 'vitest'
import { isAnyOnSale } from './isAnyOnSale.js'
import type { TicketOnSale } from './TicketCatalogue.js'

it('an event without a ticket is nothing to choose from; one that is sold out is shown', () => {
  const soldOut: Pick<TicketOnSale, 'id'> = { id: '1' }
  expect([
    isAnyOnSale([]),
    isAnyOnSale([{ tickets: [] }]),
    isAnyOnSale([{ tickets: [] }, { tickets: [soldOut as TicketOnSale] }]),
  ]).toEqual([false, false, true])
})
