import { describe, expect, it } from 'vitest'
import { AnswerBank } from '../commands/payment/AnswerBank.js'
import { ChangeName } from '../commands/bookings/ChangeName.js'
import { ChangeResale } from '../commands/bookings/ChangeResale.js'
import { OpenBooking } from '../commands/bookings/OpenBooking.js'
import { Pay } from '../commands/payment/Pay.js'
import { cardChoices } from '../model/payment/CardChoice.js'
import { Tally } from '../model/Tally.js'
import { travel } from '../running/travel.js'

const ref = 'SUN1002'
const card = cardChoices.find(({ pays, challenged }) => pays && challenged)
if (card === undefined) throw new Error('No card asks for a check and pays')
const begin = [new OpenBooking(ref, 'untilQuiet'), new ChangeName(ref, 0, 'untilQuiet')]
const list = new ChangeResale({ ref, what: 'one', ticket: 0 }, 'untilQuiet')

describe('a ticket under a name that is being changed', () => {
  it('cannot be listed for resale while the change waits for a challenge', async () => {
    const tally = new Tally()
    const pay = new Pay({ ref, card, decision: 'leaveOpen', patience: 6000, unchecked: false })
    await travel([...begin, pay, list, new AnswerBank('complete', 'untilQuiet'), list], { start: 'signedIn', tally })
    // The invariants hold at every step: a listed ticket would change its name on resale.
    expect([
      tally.of('change a name: added'),
      tally.of('open check answered: complete'),
      tally.of('resale: one: updated'),
    ]).toEqual([1, 1, 0])
  })

  it('can be listed after the challenge has failed', async () => {
    const tally = new Tally()
    const pay = new Pay({ ref, card, decision: 'fail', patience: 'untilQuiet', unchecked: false })
    await travel([...begin, pay, list], { start: 'signedIn', tally })
    expect(tally.of('resale: one: updated')).toBe(1)
  })
})
