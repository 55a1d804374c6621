import { describe, expect, it } from 'vitest'
import { adding } from './adding.js'
import { booked } from './booked.js'
import { removing } from './removing.js'
import { tryWorkflow } from './tryWorkflow.js'

const workflows = [...adding, ...removing, ...booked]

describe.each(workflows)('$name', (workflow) => {
  it('makes its calls in order and by the OpenAPI document, and shows the messages', async () => {
    const { calls, violations, outcome, isSettled } = await tryWorkflow(workflow, null)
    expect(calls).toEqual(workflow.steps.map(({ call }) => call))
    expect(violations).toEqual([])
    expect(outcome).toEqual(workflow.succeeds)
    expect(isSettled).toBe(true)
  })

  it.each(workflow.steps.map(({ call, ...left }, index) => ({ call, left, number: index + 1 })))(
    'has the expected state if call $number, $call, fails',
    async ({ call, left, number }) => {
      const { calls, outcome, isSettled } = await tryWorkflow(workflow, number)
      expect(calls[number - 1]).toBe(call)
      expect(outcome).toEqual(left)
      expect(isSettled).toBe(true)
    },
  )
})
