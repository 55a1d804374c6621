/**
 * Starts the document in a frame. It has an origin of its own, as Stripe's frames do, so both sides talk by messages.
 * @param {HTMLIFrameElement} frame has loaded
 * @param {object} first the message that starts it
 * @param {(message: any) => void} heard receives what the frame tells
 * @returns {(name: string, value?: unknown) => void} tells the frame to do something
 */
export function startFrame(frame, first, heard) {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => heard(data))
  port1.start()
  // The origin of a sandboxed document has no name.
  frame.contentWindow?.postMessage(first, '*', [port2])
  return (name, value) => port1.postMessage({ name, value })
}
