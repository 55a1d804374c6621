import { createConfig, lintFromString } from '@redocly/openapi-core'
import { sessionEndpoints } from '@booking-dashboard/http-adapter/contract'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { fillBasket, pay } from '../../test/api/shopping.js'
import { controlDocument } from './controlDocument.js'
import { operations } from './operations.js'

const busy = async () => {
  const backend = createFakeBackend()
  const visitor = createVisitor(backend)
  await visitor.signIn()
  await pay(visitor, { basketId: await fillBasket(visitor) })
  await visitor.call(sessionEndpoints.resetPassword, { body: { email: 'plan@example.com' } })
  backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'drop' } })
  return backend
}

describe('the OpenAPI document of the controls', () => {
  it('is served, and lists every operation once with what it takes and answers', async () => {
    const served: unknown = await (await createFakeBackend().fetch('/__fake/openapi.json')).json()
    expect(served).toEqual(JSON.parse(JSON.stringify(controlDocument())))
    const listed = Object.values(controlDocument().paths).flatMap((path) => Object.values(path)) as {
      operationId: string
      summary: string
    }[]
    expect(listed.map(({ operationId }) => operationId).toSorted()).toEqual(
      operations.map(({ operationId }) => operationId).toSorted(),
    )
    expect(new Set(listed.map(({ operationId }) => operationId)).size).toBe(listed.length)
    for (const { summary } of listed) expect(summary).toMatch(/^[A-Z].*[^.]$/)
  })

  it('passes the recommended rules of a public linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = JSON.stringify(controlDocument())
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([])
  })

  it.each(operations.filter(({ answer }) => answer !== null && answer !== undefined))(
    '$operationId answers as documented',
    async ({ method, path, answer, example }) => {
      const backend = await busy()
      const response = await backend.fetch(`/__fake/${path.replace(':id', 'demo@example.com')}`, {
        method,
        ...(example === undefined ? {} : { body: JSON.stringify(example) }),
      })
      expect(response.status).toBe(200)
      expect(isRight((answer as t.Mixed).decode(await response.json()))).toBe(true)
    },
  )

  it.each(operations.filter(({ body }) => body !== null))(
    '$operationId accepts its own example, and answers an empty call with a sentence',
    async ({ method, path, example }) => {
      const backend = createFakeBackend()
      backend.world.store('before the payment')
      const ask = (body: string) =>
        backend.fetch(`/__fake/${path.replace(':id', 'demo@example.com')}`, { method, body })
      expect((await ask(JSON.stringify(example))).status).toBe(200)
      const refused = await ask('')
      expect([refused.status, await refused.json()]).toEqual([400, { error: expect.stringMatching(/^[A-Z].*\.$/) }])
    },
  )
})
