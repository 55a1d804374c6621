let make: () => unknown = () => ({})

const construct = Object.assign((): unknown => make(), { version: 'endive' })

/** Puts Stripe's script on the page. The loader keeps the first one that it finds: it is always this, and makes what was asked for last. */
export const installStripe = (constructStripe: () => unknown): void => {
  make = constructStripe
  Object.assign(window, { Stripe: construct })
}
