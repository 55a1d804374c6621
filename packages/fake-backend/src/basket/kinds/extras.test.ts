import { extrasCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { addExtras } from '../../../test/api/baskets.js'
import { createSignedInSetting } from '../../../test/api/createSetting.js'
import type { Visitor } from '../../../test/api/createVisitor.js'
import { basketOf, putIntoBasket, ref } from '../../../test/api/shopping.js'

const started = async () => {
  const { visitor } = await createSignedInSetting()
  await putIntoBasket(visitor, [])
  return visitor
}

const left = async (visitor: Visitor, optionId: string) =>
  (await visitor.call(extrasCatalogueEndpoints.availability, { params: { bookingRef: ref } })).answer?.extras.find(
    ({ option_id }) => option_id === optionId,
  )?.available

describe('extras in a basket', () => {
  it('cost what the catalogue says, whatever their price display code hides', async () => {
    const visitor = await started()
    await addExtras(visitor, ['7110/71101', '7110/71101', '7130/71301/1', '7140/71401'])
    const basket = await basketOf(visitor)
    expect(
      basket?.extras.map(({ name, group_name, price_display_code, prices }) => [
        name,
        group_name,
        price_display_code,
        prices.total.value,
      ]),
    ).toEqual([
      ['Airport lounge', 'Lounge', 1, 3100],
      ['Airport lounge', 'Lounge', 1, 3100],
      ['Welcome pack', 'Language', 4, 0],
      ['Private guide', 'Afternoon', 2, 11000],
    ])
    expect(basket?.prices.total.value).toBe(17200)
  })

  it.each([
    ['sold out', ['7170/71701'], 'notEnoughAvailable'],
    ['more than are left', ['7140/71401', '7140/71401', '7140/71401', '7140/71401'], 'notEnoughAvailable'],
    ['past their dates', ['7150/71501'], 'notEnoughAvailable'],
    ['not for the dashboard', ['7160/71601'], 'notEnoughAvailable'],
    ['of another group', ['7120/71201/2'], 'groupMismatch'],
    ['unknown', ['7210/72101'], 'unknownOffer'],
    ['unknown options', ['7110/71201'], 'unknownOffer'],
  ])('are refused, with the whole request, if they are %s', async (_, options, code) => {
    const visitor = await started()
    expect((await addExtras(visitor, ['7110/71101', ...options])).codes).toEqual([code])
    expect((await basketOf(visitor))?.extras).toEqual([])
    expect(await left(visitor, '71101')).toBe(8)
  })

  it('need equal numbers of two groups if the extra requires it', async () => {
    const visitor = await started()
    await addExtras(visitor, ['7120/71201/1', '7120/71202/1', '7120/71203/2'])
    expect((await basketOf(visitor))?.mandatory_status.extras).toEqual({
      valid: false,
      errors: ['Bicycle hire: please choose a ‘Helmet’ for each ‘Bicycle’.'],
    })
    await addExtras(visitor, ['7120/71204/2'])
    expect((await basketOf(visitor))?.mandatory_status.extras).toEqual({ valid: true, errors: [] })
  })

  it('need a passenger who travels', async () => {
    const visitor = await started()
    await addExtras(visitor, ['7110/71101'], 3)
    expect((await basketOf(visitor))?.mandatory_status.extras).toMatchObject({ valid: false })
  })
})
