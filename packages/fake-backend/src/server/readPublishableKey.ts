/** The test key in STRIPE_PUBLISHABLE_KEY, or null if unset. Returns an Error for an invalid key. */
export const readPublishableKey = (text: string | undefined): string | null | Error => {
  if (text === undefined || text === '') return null
  if (/^pk_test_\w+$/.test(text)) return text
  // A fake back end must not take live cards, and a page must not contain a secret key.
  return new Error('STRIPE_PUBLISHABLE_KEY has to be a publishable test key, which begins with pk_test_.')
}
