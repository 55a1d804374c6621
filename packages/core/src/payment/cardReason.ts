import type { CardFailure } from './CardGateway.js'

/** Why a card could not stand for itself; nothing has been sent to us. */
export type CardReason =
  | { readonly kind: 'card'; readonly field: 'number' | 'expiry' | 'cvc' | 'card'; readonly message: string }
  | { readonly kind: 'cardsUnavailable' }

export const cardReason = (failure: CardFailure): CardReason =>
  failure.kind === 'rejected' ? { kind: 'card', field: failure.field, message: failure.message } : { kind: 'cardsUnavailable' }
