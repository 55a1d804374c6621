import type {
  BankEnd,
  CardFailure,
  CardGateway,
  CardSource,
  CardToken,
  CardToTokenise,
} from '@booking-dashboard/core/ports'
import type { PaymentMethod, Stripe, StripeError } from '@stripe/stripe-js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CardField } from '@booking-dashboard/core'
import { inTime } from '../../loading/waiting'
import type { CardFieldHosts, CardFieldListeners, SheetAmount, WalletListeners } from './CardFields'
import { createStripeLoader, patience } from './createStripeLoader'
import { type MountedElements, mountElements } from './mountElements'
import type { OpenSheet } from './mountWallets'

const unavailable: CardFailure = { kind: 'unavailable' }

/** Milliseconds. Stripe answers within a few seconds, or its frame is blocked. */
const longestTokenisation = 30_000

/** Null if a blocker put an object without Stripe's functions in its place. */
const mountSafely = (...given: Parameters<typeof mountElements>): MountedElements | null => {
  try {
    return mountElements(...given)
  } catch {
    return null
  }
}

const expiryOf = ({ card }: PaymentMethod): string =>
  card === undefined ? '' : `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year).slice(-2)}`

const methodOfWallet = async (stripe: Stripe, { elements, fail }: OpenSheet) => {
  const { error } = await elements.submit()
  const made = error === undefined ? await stripe.createPaymentMethod({ elements }) : { error }
  // Without an answer, the sheet stays open until it times out.
  if (made.error !== undefined) fail()
  return made
}

/**
 * Stripe behind the core's port. With the mounting of the fields, this is the only code that knows Stripe
 * (behaviour/cards#d2.2). Never rejects.
 */
export const createStripeCardGateway = () => {
  const stripeFor = createStripeLoader()
  /** The fields on the page; only one form at a time has them. */
  let mounted: MountedElements | null = null
  let mountings = 0
  let sheet: OpenSheet | null = null

  /** Null if there is no card to read. A browser must not use a stored payment method. */
  const methodFrom = (stripe: Stripe, { kind }: CardSource, name: string) => {
    if (kind === 'fields' && mounted !== null)
      return stripe.createPaymentMethod({ type: 'card', card: mounted.number, billing_details: { name } })
    if (kind !== 'wallet' || sheet === null) return null
    const confirmed = sheet
    sheet = null
    return methodOfWallet(stripe, confirmed)
  }

  /** Null without an answer in time: nothing was paid, since no payment was requested yet. */
  const reached = (publicKey: string): Promise<Stripe | null> => inTime(stripeFor(publicKey), patience, () => null)

  const tokenise = async (input: CardToTokenise): Promise<Either<CardFailure, CardToken>> => {
    const { publicKey, cardholderName, source } = input
    const stripe = await reached(publicKey)
    const made = stripe && methodFrom(stripe, source, cardholderName)
    if (made === null) return left(unavailable)
    try {
      const { error, paymentMethod } = await inTime(made, longestTokenisation, () => Promise.reject(new Error('Late')))
      if (error !== undefined) return left(toCardFailure(error))
      const { id: paymentMethodId, card } = paymentMethod
      return right({
        paymentMethodId,
        cardholderName,
        expiryDate: expiryOf(paymentMethod),
        lastFour: card?.last4 ?? null,
      })
    } catch {
      return left(unavailable)
    }
  }

  const authenticate =
    (ask: typeof authenticatePayment): CardGateway['authenticatePayment'] =>
    async ({ publicKey, clientSecret }) => {
      const stripe = await reached(publicKey)
      return stripe === null ? 'unknown' : ask(stripe, clientSecret)
    }

  return {
    tokenise: (card: CardToTokenise) => () => tokenise(card),

    authenticatePayment: authenticate(authenticatePayment),
    authenticateSetup: authenticate(authenticateSetup),

    /** Answers a failure if the card provider cannot be reached; a later call tries again. */
    mountCardFields: async (publicKey: string, hosts: CardFieldHosts, listeners: CardFieldListeners) => {
      mountings += 1
      const mine = mountings
      const stripe = await stripeFor(publicKey)
      // A form that was replaced while the script loaded gets no fields; otherwise two sets would show in one place.
      if (stripe === null || mine !== mountings) return left(unavailable)
      const fields = mountSafely(stripe, hosts, listeners)
      if (fields === null) return left(unavailable)
      mounted = fields
      const unmount = (): void => {
        if (mounted === fields) mounted = null
        fields.unmount()
      }
      return right({ focus: fields.focus, unmount })
    },

    /** Mounts the buttons of Apple Pay and Google Pay; answers a failure if the card provider cannot be reached. */
    mountWallets: async (publicKey: string, host: HTMLElement, shown: SheetAmount, listeners: WalletListeners) => {
      const loading = import('./mountWallets').catch(() => null)
      const [stripe, wallets] = await Promise.all([stripeFor(publicKey), loading])
      if (stripe === null || wallets === null) return left(unavailable)
      const onConfirm: WalletListeners['onConfirm'] = async (agreed, name) => {
        const open = sheet
        await listeners.onConfirm(agreed, name)
        // The payment ended without this sheet: another amount is due, or another tab has paid.
        if (open === null || sheet !== open) return
        sheet = null
        open.fail()
      }
      return right(
        wallets.mountWallets(stripe, host, shown, { ...listeners, onConfirm }, (open) => {
          sheet = open
        }),
      )
    },
  }
}

interface Intent {
  readonly status: string
  readonly cancellation_reason?: string | null
}

/** The result from Stripe's script for a payment or a setup. */
interface Answer {
  readonly failed: boolean
  readonly declined?: boolean
  /** The intent's current state, if Stripe reports it. */
  readonly intent: Intent | undefined
}

/**
 * How the challenge ended. A challenge that the customer left still waits for them, or was cancelled at their request.
 */
const outcomeOf = ({ failed, declined = false, intent }: Answer): BankEnd => {
  if (intent?.status === 'canceled')
    return intent.cancellation_reason === 'requested_by_customer' ? 'closed' : 'expired'
  if (failed) return 'failed'
  if (declined) return 'declined'
  return intent?.status === 'requires_action' ? 'closed' : 'completed'
}

/** If the connection breaks, the core asks the back end how the challenge ended. */
const unlessBroken = async (ask: () => Promise<Answer>): Promise<BankEnd> => {
  try {
    return outcomeOf(await ask())
  } catch {
    return 'unknown'
  }
}

/**
 * A card that the bank declines after a passed challenge has not failed the challenge: a status check finds the result.
 */
const isDeclined = ({ type, code }: StripeError): boolean =>
  type === 'card_error' && code !== undefined && code !== 'payment_intent_authentication_failure'

/** A status check finds whether money moved (behaviour/cards#d2.6). */
const authenticatePayment = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
    const declined = error !== undefined && isDeclined(error)
    return { failed: error !== undefined && !declined, declined, intent: error?.payment_intent ?? paymentIntent }
  })

/** The back end has attached the payment method to the setup intent, so its secret is all that is needed. */
const authenticateSetup = (stripe: Stripe, clientSecret: string): Promise<BankEnd> =>
  unlessBroken(async () => {
    const { error, setupIntent } = await stripe.confirmCardSetup(clientSecret)
    return { failed: error !== undefined, intent: error?.setup_intent ?? setupIntent }
  })

const fieldOf = (code: string): CardField | 'card' => {
  if (/expir/.test(code)) return 'expiry'
  if (/cvc/.test(code)) return 'cvc'
  return /number/.test(code) ? 'number' : 'card'
}

/** A problem with the card is shown at its field. Any other error means that the card could not be checked. */
const toCardFailure = ({ type, code = '', message }: StripeError): CardFailure =>
  (type === 'validation_error' || type === 'card_error') && message !== undefined
    ? { kind: 'rejected', field: fieldOf(code), message }
    : { kind: 'unavailable' }
