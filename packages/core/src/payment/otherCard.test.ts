import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure } from '../failure/Failure.js'
import { atCheckout, card, challenge, openPayment, type OpenPayment } from '../../test/payment/openPayment.js'
import { basketPayment } from '../../test/payment/somePayments.js'
import { settled } from '../../test/VirtualTime.js'

const offered = ({ checkout: { state$ } }: OpenPayment) =>
  state$.value.kind === 'open' && state$.value.payment.kind === 'bankOffered' ? state$.value.words?.now : null
const payWith = async (page: OpenPayment, lastFour: string, seconds = 0) => {
  page.bank.lastFour = lastFour
  void page.checkout.pay(card)
  await settled()
  await page.time.advance(seconds * 1000)
}

describe('a challenge that belongs to another card than the one entered last', () => {
  it('of another device, is named before it is shown', async () => {
    const page = openPayment()
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 7)]))
    await page.checkout.open()
    page.checkout.startAgain()
    page.answers.push(challenge())
    await payWith(page, '4444')
    expect([offered(page), page.bank.secrets]).toEqual([
      [
        'This check belongs to a payment that was started before, perhaps with another card. If you finish the check, that card is charged.',
      ],
      [],
    ])
    void page.checkout.continueAtBank()
    await settled()
    expect(page.bank.secrets).toEqual(['secret'])
  })

  it.each([
    ['3184', null, ['secret']],
    ['4444', [expect.stringMatching(/^This check belongs to the card ending 3184,/)], []],
  ])('of this page, is named after a retry with another card: %s', async (second, words, secrets) => {
    const page = await atCheckout()
    page.answers.push(left(networkFailure))
    await payWith(page, '3184', 25)
    page.bank.outcome = 'closed'
    page.basketApi.answerAll('payments', right([basketPayment('PAY-9', 6)]))
    page.answers.push(challenge())
    await payWith(page, second)
    expect([offered(page), page.bank.secrets]).toEqual([words, secrets])
  })
})
