import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { json, plain } from '../../testing/fakeFetch.js'
import { context, transportOver } from '../../testing/transportOver.js'
import { createHttpPackageApi } from './HttpPackageApi.js'

describe('what is said of a package', () => {
  it('has terms and conditions, as they are', async () => {
    const terms = { sections: [{ heading: 'Payment', paragraphs: ['Pay in time.'] }] }
    const { transport, asked } = transportOver(json(terms))
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toEqual(right(terms))
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/termsandconditions']])
  })

  it('may have none', async () => {
    const { transport } = transportOver(plain('', 404))
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toMatchObject(
      left({ kind: 'notFound', errors: [] }),
    )
  })

  it('has option settings, their values as text', async () => {
    const values = ['1', 1, true, false, null, 'often']
    const { transport, asked } = transportOver(json(values.map((value) => ({ handle: 'H', value }))))
    expect(await createHttpPackageApi(transport).optionSettings('SUN1001', context)()).toEqual(
      right(['1', '1', '1', 'false', '', 'often'].map((value) => ({ handle: 'H', value }))),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/optionsettings']])
  })
})
