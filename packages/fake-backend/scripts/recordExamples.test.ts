import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../src/createFakeBackend.js'
import { withValidation, wrongExamples } from '../test/api/validatingProxy.js'
import { examplesText } from './recordExamples.js'

describe('the examples of the OpenAPI document', () => {
  it('are what the demo world answers (npm run openapi -w packages/http-adapter)', async () => {
    const committed = new URL('../../http-adapter/scripts/openapi/examples.json', import.meta.url)
    expect(readFileSync(committed, 'utf8')).toBe(await examplesText())
  })

  it('match the schemas of the document by an independent validator', () => {
    expect(wrongExamples()).toEqual([])
  })
})

describe('the validating proxy', () => {
  it('records requests and answers that violate the document', async () => {
    const violations: string[] = []
    const backend = createFakeBackend()
    const broken = {
      ...backend,
      fetch: async (...request: Parameters<typeof backend.fetch>) => {
        const answer = await backend.fetch(...request)
        return Response.json({ countries: [{ id: true }] }, { status: answer.status })
      },
    }
    const proxied = withValidation(broken, violations)
    await proxied.fetch('http://localhost/api/client/countries?page=1')
    await proxied.fetch('http://localhost/api/unknown')
    expect(violations).toEqual(
      expect.arrayContaining([
        'getCountries 200: asked: the query has an unknown page',
        'getCountries 200: asked: X-Client-Id is missing',
        "getCountries 200: /countries/0 must have required property 'name'",
        'GET /api/unknown is in no document',
      ]),
    )
  })
})
