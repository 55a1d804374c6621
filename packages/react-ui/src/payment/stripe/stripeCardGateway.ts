import { createStripeCardGateway } from './createStripeCardGateway'

/**
 * The page's single gateway: the composition root passes it to the core, and the card form mounts its fields with it.
 */
export const stripeCardGateway = createStripeCardGateway()
