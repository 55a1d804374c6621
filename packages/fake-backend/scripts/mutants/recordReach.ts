import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { reachedSince } from './isMutant.js'

const { MUTANT_REACH: notes } = process.env

/** Notes which changes each test file reaches. */
if (notes !== undefined)
  afterAll(() => {
    const { testPath: file } = expect.getState()
    appendFileSync(notes, `${JSON.stringify({ file, reached: reachedSince() })}\n`)
  })
