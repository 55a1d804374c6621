/** The test key that STRIPE_PUBLISHABLE_KEY names, null where it names none; what is wrong with it as an Error. */
export const readPublishableKey = (text: string | undefined): string | null | Error => {
  if (text === undefined || text === '') return null
  if (/^pk_test_\w+$/.test(text)) return text
  // Live cards have no business with a back end that is not real, and a secret key none with a page.
  return new Error('STRIPE_PUBLISHABLE_KEY has to be a publishable test key, which begins with pk_test_.')
}
