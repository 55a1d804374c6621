/**
 * Calls the listener before the next frame after the device's scheme, the customer's or the client's colours changed:
 * the client's sheet follows by then. Returns a function that stops this.
 */
export const whenPageColoursChange = (listener: () => void): (() => void) => {
  let frame = 0
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  }
  const device = matchMedia('(prefers-color-scheme: dark)')
  const page = new MutationObserver(soon)
  device.addEventListener('change', soon)
  page.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-neutral'] })
  return () => {
    cancelAnimationFrame(frame)
    device.removeEventListener('change', soon)
    page.disconnect()
  }
}
