import { startFrame } from './frameChannel.js'
import { home } from './home.js'

/**
 * Shows the challenge over the page. Resolves to the customer's answer.
 * @returns {Promise<'complete' | 'fail' | 'close'>}
 */
export function openChallenge() {
  addStyles()
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'stripe-stand-in-challenge'
    dialog.setAttribute('aria-label', '3D Secure authentication')

    const close = document.createElement('button')
    close.type = 'button'
    close.textContent = 'Close'
    close.setAttribute('aria-label', 'Close authentication')

    const frame = document.createElement('iframe')
    frame.title = '3D Secure challenge frame'
    frame.src = `${home}challenge.html`

    /** @param {'complete' | 'fail' | 'close'} answer */
    const end = (answer) => {
      // Closing the dialog restores the focus.
      dialog.close()
      dialog.remove()
      resolve(answer)
    }

    close.addEventListener('click', () => end('close'))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      end('close')
    })
    frame.addEventListener('load', () => {
      frame.focus()
      startFrame(frame, {}, end)
    })
    dialog.append(close, frame)
    document.body.append(dialog)
    dialog.showModal()
  })
}

export function addStyles() {
  const href = '/__stripe/dialog.css'
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
