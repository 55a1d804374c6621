let make: () => unknown = () => ({})

const construct = Object.assign((): unknown => make(), { version: 'endive' })

/**
 * Puts Stripe's script on the page. The loader keeps the first script that it finds, so this one always delegates to
 * the last installed constructor.
 */
export const installStripe = (constructStripe: () => unknown): void => {
  make = constructStripe
  Object.assign(window, { Stripe: construct })
}
