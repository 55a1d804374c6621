import { describe, expect, it } from 'vitest'
import { texts } from '../messages/texts.js'
import { describePaymentFailure } from './describePaymentFailure.js'
import type { PaymentFailureReason } from './PaymentState.js'

const declined = 'Your bank declined this payment. Please use another card or contact your bank.'
const generic = 'We were unable to take your payment. Please try again or use another card.'

describe('why a payment did not happen', () => {
  const table: readonly (readonly [PaymentFailureReason, readonly string[]])[] = [
    [{ kind: 'card', field: 'number', message: 'Your card number is incomplete.' }, ['Your card number is incomplete.']],
    [{ kind: 'cardsUnavailable' }, ['We were unable to reach our card provider, so this attempt was not sent. Please try again.']],
    [{ kind: 'refused', errors: [{ code: '16000140', message: 'do_not_honor' }] }, [declined]],
    [{ kind: 'refused', errors: [{ code: '77777777', message: 'E_STRANGE' }] }, [generic]],
    [{ kind: 'refused', errors: [{ code: null, message: 'The coach is full.' }] }, ['The coach is full.']],
    [{ kind: 'refused', errors: [{ code: null, message: null }] }, ['Payment failed. Please try again.']],
    [{ kind: 'refused', errors: [{ code: '16000140', message: null }, { code: '1', message: null }] }, [declined, generic]],
    [{ kind: 'amountChanged' }, ['The amount has changed since this page was shown. Please check the new total before you pay.']],
    [{ kind: 'challengeFailed' }, ['Your bank could not confirm that it was you, so nothing has been charged. Please try again or use another card.']],
    [{ kind: 'challengeClosed' }, ["You closed your bank's check before it was finished, so nothing has been charged. You can try again when you are ready."]],
    [{ kind: 'declined' }, ['Payment failed. Please try again.']],
    [{ kind: 'noPayment' }, ['No payment has reached us so far. Trying again is safe: you will be charged once.']],
    [{ kind: 'notAccepted' }, ['Payment failed. Please try again.']],
    [{ kind: 'notCompleted' }, ["We're unable to complete your basket right now. Please try again."]],
  ]
  it.each(table)('%o', (reason, expected) => {
    expect(describePaymentFailure(reason, texts)).toEqual(expected)
  })
})
