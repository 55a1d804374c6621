import { Screen } from '../layout/Screen'

export default function BookingScreen() {
  return (
    <Screen title="My Booking">
      <p>Your booking.</p>
    </Screen>
  )
}
