import { Screen } from '../layout/Screen'

export default function BasketScreen() {
  return (
    <Screen title="Your Basket">
      <p>What you are about to buy.</p>
    </Screen>
  )
}
