export default function BookingsScreen() {
  return null
}
