import { describe, expect, it } from 'vitest'
import { aTicket } from '../../testing/aTicket.js'
import { nameChangeShownAs, nameChangesShown, waitingStage } from './nameChangesShown.js'
import type { NameChangeState } from './ticketDetails.js'

const ticket = aTicket('t1')
const none = new Set<string>()

describe('the filter of the holders', () => {
  it.each([
    ['transferable', 'transferable'],
    ['changePending', 'changing'],
    ['onResale', 'fixed'],
    ['resold', 'fixed'],
    ['notAllowed', 'fixed'],
  ] as const)('%s is found under %s', (nameChange: NameChangeState, shown) => {
    expect(nameChangeShownAs({ ticket, nameChange }, none)).toBe(shown)
    expect(nameChangesShown).toContain(shown)
  })

  it('counts a change in the basket among those that are under way', () => {
    expect(nameChangeShownAs({ ticket, nameChange: 'transferable' }, new Set(['t1']))).toBe('changing')
    expect(nameChangeShownAs({ ticket, nameChange: 'transferable' }, new Set(['t2']))).toBe('transferable')
  })
})

describe('a change of name that waits', () => {
  it.each([
    ['PENDING', 'asked'],
    ['IN_REVIEW', 'inReview'],
    ['SOMETHING_NEW', 'unknown'],
  ] as const)('with %s is %s', (status, stage) => {
    expect(waitingStage({ pending: { ticketId: 't1', status } })).toBe(stage)
  })

  it('of which nothing is told is not known', () => {
    expect(waitingStage({ pending: null })).toBe('unknown')
  })
})
