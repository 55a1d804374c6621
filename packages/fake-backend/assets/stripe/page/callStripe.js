/**
 * @typedef {{type: string, code?: string, message: string}} StripeError
 */

/**
 * Calls the stand-in for Stripe's API. Like Stripe.js, it returns a failure as `error` and never throws.
 * @param {string} path below /__stripe/v1/
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function callStripe(path, body) {
  try {
    const response = await fetch(`/__stripe/v1/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return { error: { type: 'api_connection_error', message: 'An unexpected error occurred connecting to Stripe.' } }
  }
}
