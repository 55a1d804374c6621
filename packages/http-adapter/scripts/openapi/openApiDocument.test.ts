import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { allEndpoints, allFiles, openApiDocument, openApiText } from './openApiDocument.js'
import { schemaOf } from './schemaOf.js'

const document = JSON.parse(JSON.stringify(openApiDocument()))

const operations = Object.entries(document.paths as Record<string, Record<string, Record<string, unknown>>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('is committed as it is generated (npm run openapi -w packages/http-adapter)', () => {
    expect(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')).toBe(openApiText())
  })

  it('lists every endpoint of the contract once', () => {
    expect(operations.map(({ operation }) => operation['operationId']).sort()).toEqual(
      [...allEndpoints, ...allFiles].map(({ operationId }) => operationId).sort(),
    )
    expect(new Set(allEndpoints.map(({ operationId }) => operationId)).size).toBe(allEndpoints.length)
    expect(allEndpoints.length).toBeGreaterThanOrEqual(22)
  })

  it('lists each download as a PDF, and its refusals as JSON', () => {
    for (const { operationId } of allFiles) {
      const responses = operations.find(({ operation }) => operation['operationId'] === operationId)?.operation[
        'responses'
      ]
      expect(responses).toMatchObject({
        200: { content: { 'application/pdf': expect.anything() } },
        default: { $ref: '#/components/responses/Errors' },
      })
    }
  })

  it('passes the recommended rules of a public linter; one path keeps the last slash that the specification gives it', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: openApiText(), absoluteRef: 'openapi.json', config })
    const found = (wanted: 'error' | 'warn') =>
      problems
        .filter(({ severity }) => severity === wanted)
        .map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
    expect(found('error')).toEqual(['no-path-trailing-slash #/paths/~1api~1payment~1'])
    // A reader might mix up the paths of these two pairs, which the specification sets.
    expect(found('warn')).toEqual([
      'no-ambiguous-paths #/paths/~1api~14.0~1ticket~1{ref}~1ticketevents',
      'no-ambiguous-paths #/paths/~1api~1booking~1download~1{key}',
    ])
  })

  it('describes the purpose, session, refusals and an example of each operation', () => {
    for (const { operation } of operations) {
      const { summary, security, requestBody } = operation
      const operationId = String(operation['operationId'])
      const responses = operation['responses'] as Readonly<Record<string, unknown>>
      expect(summary, operationId).toMatch(/^[A-Z].*[^.]$/)
      expect(JSON.stringify(security), operationId).toMatch(/^\[(\{"session":\[\]\})?\]$/)
      expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '400', 'default']))
      if (JSON.stringify(security) !== '[]')
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']))
      if (operationId.startsWith('download')) continue
      expect(JSON.stringify(responses['200']), operationId).toContain('"granted"')
      if (requestBody !== undefined) expect(JSON.stringify(requestBody), operationId).toContain('"example"')
    }
  })

  it('requires an idempotency key only where money moves', () => {
    const withKey = operations.filter(({ operation }) => JSON.stringify(operation).includes('/IdempotencyKey'))
    expect(withKey.map(({ path }) => path).sort()).toEqual([
      '/api/basket/{ref}/complete',
      '/api/booking/{bookingReference}/paymentplan',
      '/api/payment/',
    ])
  })
})

describe('the schema of a codec', () => {
  it('refuses two codecs with one name, and an unknown codec', () => {
    const codec = t.type({ a: t.type({}, 'Same'), b: t.type({ c: t.string }, 'Same') })
    expect(() => schemaOf(codec, new Map())).toThrow('Two codecs are named Same')
    expect(() => schemaOf(t.bigint, new Map())).toThrow('No schema is known for the codec bigint')
  })
})
