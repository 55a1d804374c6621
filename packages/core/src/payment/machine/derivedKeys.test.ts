import { expect, it } from 'vitest'
import { minor } from '../../money/Money.js'
import { digestOf, keyOf, nameOf, type Purchase } from './record.js'

const bookingRef = 'SUN1001'
const purchases: readonly (readonly [Purchase, number])[] = [
  [{ kind: 'basket', bookingRef, basketId: 'b1' }, 0],
  [{ kind: 'basket', bookingRef, basketId: 'b1' }, 1],
  [{ kind: 'basket', bookingRef, basketId: null }, 0],
  [{ kind: 'balance', bookingRef, owed: minor(80_000) }, 0],
  [{ kind: 'balance', bookingRef, owed: minor(80_000) }, 12],
  [{ kind: 'balance', bookingRef: 'a/b', owed: minor(1) }, 0],
  [{ kind: 'plan', bookingRef, action: 'create', stood: digestOf('nothing') }, 0],
  [{ kind: 'plan', bookingRef, action: 'changePayment', stood: digestOf('day 5') }, 0],
  [{ kind: 'plan', bookingRef, action: 'changeDay', stood: digestOf('day 5') }, 0],
  [{ kind: 'plan', bookingRef, action: 'changeDay', stood: digestOf('Tag 5 – früh') }, 2],
]

// A tab of any release, and any device, derives the same key for the same debt: another one would charge it twice.
it('no release changes the key of a purchase', () => {
  expect(purchases.map(([purchase, generation]) => `${nameOf(purchase)} ${keyOf(purchase, generation)}`)).toEqual([
    'SUN1001/basket/b1 17bce9e7-ba5f-513d-9461-1d0ce63d960b',
    'SUN1001/basket/b1 15f5599c-4a16-54ca-9dd5-e1baed94ff1c',
    'SUN1001/basket/ 5a0e9e19-f5cf-552e-a9c2-f32dccbce1fe',
    'SUN1001/balance/80000 467dbe6c-6c03-5f3f-a981-df5902e463d1',
    'SUN1001/balance/80000 a652342c-5e9c-559b-b500-fb264508cc37',
    'a/b/balance/1 c6b23250-b698-57e3-896b-51fd888d681c',
    'SUN1001/plan/create/2cbc376d-9504-51a4-8380-c157a3f457fe 54ca6cff-7743-5818-9803-cb671341bf74',
    'SUN1001/plan/changePayment/54ea0f73-432d-503e-baa1-e45c9409ca00 7d194a85-8c89-599e-aa20-986fd8cb1c5a',
    'SUN1001/plan/changeDay/54ea0f73-432d-503e-baa1-e45c9409ca00 785e2ee7-fa55-51d0-bdef-30c77b004e56',
    'SUN1001/plan/changeDay/d6eb8c14-2b2a-5694-92d0-55dd22512c32 23b6f63a-e90e-5283-b7d6-90b81d9a3720',
  ])
})
