/**
 * Waits for the page's first message, which brings a port. From then on, both sides talk through the port.
 * @param {(message: any, tell: (message: object) => void) => Record<string, (value: any) => void>} start receives the
 * first message and a function that tells the page something. Returns what each later message of the page does, by name.
 */
export function onStart(start) {
  window.addEventListener(
    'message',
    ({ data, ports: [port] }) => {
      const actions = start(data, (message) => port.postMessage(message))
      port.addEventListener('message', ({ data: { name, value } }) => actions[name](value))
      port.start()
    },
    { once: true },
  )
}
