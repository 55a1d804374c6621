import { useEffect } from 'react'
import { useWarnOnClose } from '../navigation/useWarnOnClose'

interface PaymentModel {
  readonly open: () => Promise<void>
}

/** A page on which is paid: its payment is looked for on arrival, and while money moves the browser asks before it is left. */
export function usePaymentPage(model: PaymentModel, isMoving: boolean): void {
  useEffect(() => void model.open(), [model])
  useWarnOnClose(isMoving)
}
