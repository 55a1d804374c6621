import { createStripeCardGateway } from './createStripeCardGateway'

/** The one gateway of the page: the composition root hands it to the core, the card form mounts its fields by it. */
export const stripeCardGateway = createStripeCardGateway()
