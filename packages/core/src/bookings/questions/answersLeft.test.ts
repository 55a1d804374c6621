import { describe, expect, it } from 'vitest'
import { answersLeft } from './answersLeft.js'
import type { AskedTraveller } from './askedTravellers.js'

const asked = (customerId: string, answered: number, all: number): AskedTraveller => ({
  customerId,
  name: '',
  lead: false,
  own: false,
  questions: [],
  progress: { answered, all },
})

describe('the answers of a booking that are left', () => {
  it('are counted over all travellers, with who is next', () => {
    const travellers = [asked('1', 2, 2), asked('2', 1, 3), asked('3', 0, 1)]
    expect(answersLeft(travellers)).toEqual({ answered: 3, all: 6, travellers: 2, next: travellers[1] })
  })

  it('are none where everything is answered, nothing is required or nobody is asked', () => {
    expect(answersLeft([asked('1', 2, 2)])).toEqual({ answered: 2, all: 2, travellers: 0, next: null })
    expect(answersLeft([asked('1', 0, 0)])).toEqual({ answered: 0, all: 0, travellers: 0, next: null })
    expect(answersLeft([])).toEqual({ answered: 0, all: 0, travellers: 0, next: null })
  })
})
