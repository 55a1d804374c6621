import { Screen } from '../layout/Screen'

export default function TicketsScreen() {
  return (
    <Screen title="Tickets">
      <p>Tickets for your booking.</p>
    </Screen>
  )
}
