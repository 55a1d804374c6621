import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { type Answer, json, plain } from '../../../test/fakeFetch.js'
import { context, transportOver } from '../../../test/transportOver.js'
import { createHttpPackageApi } from './HttpPackageApi.js'

const typed =
  (body: string, type: string, status = 200): Answer =>
  () =>
    new Response(body, { status, headers: { 'content-type': type } })

describe('the information about a package', () => {
  it('has terms and conditions, as they are', async () => {
    const terms = { sections: [{ heading: 'Payment', paragraphs: ['Pay in time.'] }] }
    const { transport, asked } = transportOver(json(terms))
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toEqual(
      right({ kind: 'sections', ...terms }),
    )
    expect(asked()).toEqual([['GET', '/api/package/SUN1001/termsandconditions']])
  })

  const page = '<h1>Terms</h1><p>Pay in time.</p>'
  const inWords = { kind: 'sections', sections: [{ heading: '', paragraphs: ['Pay in time.', 'Be kind.'] }] }
  it.each([
    ['a text', json('Pay in time.\n\nBe kind.'), inWords],
    ['a text that is no JSON', plain('Pay in time.\r\n\r\nBe kind.'), inWords],
    ['a text that is no JSON, with the type of JSON', typed('Pay in time.\n\nBe kind.', 'application/json'), inWords],
    ['a text under a name', json({ terms: 'Pay in time.\n\nBe kind.' }), inWords],
    ['a list of texts', json(['Pay in time.', 'Be kind.']), inWords],
    [
      'texts that lie deeper',
      json({ id: 7, terms: [{ text: 'Pay in time.', on: true }, { more: ['Be kind.'] }] }),
      inWords,
    ],
    ['HTML in JSON', json(page), { kind: 'html', html: page }],
    ['HTML', typed(page, 'text/html; charset=utf-8'), { kind: 'html', html: page }],
  ])('may have terms that are %s', async (_, answer, expected) => {
    const { transport } = transportOver(answer)
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toEqual(right(expected))
  })

  it.each([
    ['nothing', json(null)],
    ['an empty body', plain('')],
    ['an empty text', json(' ')],
    ['no text at all', json({ terms: [] })],
    ['empty sections', json({ sections: [] })],
    ['a 404', plain('', 404)],
    ['a 404 with JSON', json({}, 404)],
  ])('has no terms if the answer is %s', async (_, answer) => {
    const { transport } = transportOver(answer)
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toMatchObject(
      left({ kind: 'notFound', errors: [] }),
    )
  })

  const portal = '<!doctype html><title>Wi-Fi</title><p>Accept our terms.</p>'
  it.each([
    ['a page', typed(portal, 'text/html')],
    ['a page with the type of JSON', typed(portal, 'application/json')],
    ['a page with a 404', typed(portal, 'text/html', 404)],
    ['JSON that broke off', plain('{"sections":[{"heading":"Pay')],
    ['a file', typed('%PDF-1.7', 'application/pdf')],
  ])('does not take %s for terms', async (_, answer) => {
    const { transport } = transportOver(answer)
    expect(await createHttpPackageApi(transport).terms('SUN1001', context)()).toMatchObject(
      left({ kind: 'notFromTheApi' }),
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
