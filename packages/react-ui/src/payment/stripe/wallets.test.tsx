import { minor } from '@booking-dashboard/core/ports'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it, vi } from 'vitest'
import { installStripe } from '../../../test/installStripe'
import type { WalletListeners } from './CardFields'
import { createStripeCardGateway } from './createStripeCardGateway'

const made = { paymentMethod: { id: 'pm_9', card: { exp_month: 3, exp_year: 2031, last4: '4242' } } }

/** The buttons over a script that answers as Stripe's documentation says. */
const enter = async (method: () => Promise<unknown> = async () => made) => {
  const handlers = new Map<string, (event: unknown) => void>()
  const groups: unknown[] = []
  installStripe(() => ({
    elements: (options: unknown) => {
      groups.push(options)
      return {
        create: () => ({
          on: (event: string, handler: (event: unknown) => void) => handlers.set(event, handler),
          mount: () => undefined,
          destroy: () => undefined,
        }),
        update: (changes: unknown) => groups.push(changes),
        submit: async () => ({}),
      }
    },
    createPaymentMethod: method,
  }))
  const gateway = createStripeCardGateway()
  const listeners = { onReady: vi.fn(), onPress: vi.fn(() => true), onConfirm: vi.fn<WalletListeners['onConfirm']>() }
  const mounted = await gateway.mountWallets(
    'pk_1',
    document.createElement('div'),
    { amount: minor(7_250), currency: 'GBP' },
    listeners,
  )
  if (isLeft(mounted)) throw new Error('Not mounted')
  const click = () => {
    const answers = { resolve: vi.fn(), reject: vi.fn() }
    handlers.get('click')?.(answers)
    return answers
  }
  const paymentFailed = vi.fn()
  const confirm = (billingDetails?: { readonly name: string }) =>
    handlers.get('confirm')?.({ billingDetails, expressPaymentType: 'apple_pay', paymentFailed })
  return { gateway, groups, listeners, handlers, wallets: mounted.right, click, confirm, paymentFailed }
}
const tokenise = (gateway: ReturnType<typeof createStripeCardGateway>) =>
  gateway.tokenise({ publicKey: 'pk_1', cardholderName: 'Amelia Hart', source: { kind: 'wallet' } })()

describe('a wallet', () => {
  it('shows the amount and the currency, and follows a change', async () => {
    const { groups, wallets } = await enter()
    wallets.update(minor(11_000))
    expect(groups).toMatchObject([
      { mode: 'payment', amount: 7_250, currency: 'gbp', paymentMethodCreation: 'manual' },
      { amount: 11_000 },
    ])
  })

  it('opens no sheet until it is enabled', async () => {
    const { listeners, click } = await enter()
    listeners.onPress.mockReturnValue(false)
    const { resolve, reject } = click()
    expect([resolve, reject].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  it('becomes a payment method once, for the amount that its sheet was opened with', async () => {
    const { gateway, listeners, wallets, click, confirm, paymentFailed } = await enter()
    listeners.onConfirm.mockImplementation(() => tokenise(gateway))
    click()
    wallets.update(minor(11_000))
    confirm({ name: 'Amelia Hart' })
    expect(listeners.onConfirm).toHaveBeenCalledWith(7_250, 'Amelia Hart')
    expect(await listeners.onConfirm.mock.results[0]?.value).toEqual(
      right({ paymentMethodId: 'pm_9', cardholderName: 'Amelia Hart', expiryDate: '03/31', lastFour: '4242' }),
    )
    expect(await tokenise(gateway)).toEqual(left({ kind: 'unavailable' }))
    expect(paymentFailed).not.toHaveBeenCalled()
  })

  it('closes the sheet of a payment that was not sent', async () => {
    const { listeners, click, confirm, paymentFailed } = await enter()
    listeners.onConfirm.mockResolvedValue(undefined)
    click()
    confirm()
    await vi.waitFor(() => expect(paymentFailed).toHaveBeenCalledOnce())
    expect(listeners.onConfirm).toHaveBeenCalledWith(7_250, 'Apple Pay')
  })

  it('closes the sheet of a card that Stripe refuses', async () => {
    const refused = { type: 'card_error', code: 'card_declined', message: 'In the words of Stripe.' }
    const { gateway, listeners, click, confirm, paymentFailed } = await enter(async () => ({ error: refused }))
    listeners.onConfirm.mockImplementation(() => tokenise(gateway))
    click()
    confirm()
    expect(await listeners.onConfirm.mock.results[0]?.value).toEqual(
      left({ kind: 'rejected', field: 'card', message: 'In the words of Stripe.' }),
    )
    expect(paymentFailed).toHaveBeenCalledOnce()
  })

  it('is unavailable in a browser without one, and confirms nothing after its sheet is closed', async () => {
    const { handlers, listeners, click } = await enter()
    handlers.get('ready')?.({ availablePaymentMethods: undefined })
    expect(listeners.onReady).toHaveBeenCalledWith(false)
    click()
    handlers.get('cancel')?.({})
    expect(listeners.onConfirm).not.toHaveBeenCalled()
  })
})
