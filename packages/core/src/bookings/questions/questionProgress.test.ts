import { describe, expect, it } from 'vitest'
import type { Question } from '../../customer/RequiredData.js'
import { questionProgress } from './questionProgress.js'

const question = (answer: string | null, required = true): Question => ({
  handle: 'diet',
  label: 'Diet',
  type: 'text',
  required,
  options: [],
  answer,
})

describe('the progress of the mandatory information', () => {
  it('counts the required questions of all travellers together', () => {
    const asked = { '1': [question('none'), question(null), question(null, false)], '2': [question('')] }
    expect(questionProgress(asked)).toEqual({ answered: 1, all: 3 })
  })

  it('is nothing where nothing is asked', () => {
    expect(questionProgress({})).toEqual({ answered: 0, all: 0 })
  })
})
