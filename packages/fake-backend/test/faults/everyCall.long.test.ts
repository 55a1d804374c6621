import { describe, expect, it } from 'vitest'
import { calls } from './calls.js'
import { effectNames } from './effects.js'
import { holdsAfter } from './holdsAfter.js'

describe.each(calls)('$operationId ($operation)', (call) => {
  it.each(effectNames)("after %s ends settled, shows the catalogue's text, and works the next time", (name) =>
    expect(holdsAfter(call, name)).resolves.toBeUndefined(),
  )
})
