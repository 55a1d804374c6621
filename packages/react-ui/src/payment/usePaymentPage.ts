import { useEffect } from 'react'
import { useWarnOnClose } from '../navigation/useWarnOnClose'

/** Sets up a payment page: a status check on arrival, and a browser warning before leaving while money moves. */
export function usePaymentPage(model: { readonly open: () => Promise<void> }, isMoving: boolean): void {
  useEffect(() => void model.open(), [model])
  useWarnOnClose(isMoving, 'never')
}
