/** Where the payment vault keeps its records. */
export const recordPrefix = 'booking-dashboard/payment/'

/** Whether any payment may wait to be asked after, without reading what. */
export const anyPaymentWaits = (lasting: () => Storage): boolean => {
  try {
    return Object.keys(lasting()).some((key) => key.startsWith(recordPrefix))
  } catch {
    return false
  }
}
