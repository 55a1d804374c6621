import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wrongExamples } from '../test/api/validatingProxy.js'
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
