import { Screen } from '../layout/Screen'

export default function CheckoutScreen() {
  return (
    <Screen title="Checkout">
      <p>Pay for your basket.</p>
    </Screen>
  )
}
