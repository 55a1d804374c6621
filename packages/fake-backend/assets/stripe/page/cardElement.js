import { startFrame } from './frameChannel.js'
import { home } from './home.js'

const frameTitles = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
}

const defaultClasses = {
  base: 'StripeElement',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
}

/** Known before the frame loads, so the page lays it out once. */
const heightIn = ({ style }) => `calc(1.2 * ${style?.base?.fontSize ?? '1em'})`

/**
 * One field in a frame of its own.
 * @param {'cardNumber' | 'cardExpiry' | 'cardCvc'} type
 * @param {Record<string, any>} options
 */
export function createCardElement(type, options) {
  /** @type {Map<string, Set<Function>>} */
  const handlers = new Map()
  const classes = { ...defaultClasses, ...options.classes }
  const blank = { elementType: type, empty: true, complete: false, error: undefined }
  let settings = { ...options }
  let state = blank
  let focused = false
  let wantsFocus = false
  /** @type {HTMLElement | null} */
  let container = null
  /** @type {HTMLIFrameElement | null} */
  let frame = null
  /** Tells the frame to do something, once it listens. */
  let tell = null
  /** Ends a reading of the field. */
  let answer = (_typed) => undefined

  function fire(name, event) {
    for (const handler of [...(handlers.get(name) ?? [])]) handler(event)
  }

  function showState() {
    if (container === null) return
    container.classList.add(classes.base)
    container.classList.toggle(classes.focus, focused)
    container.classList.toggle(classes.invalid, state.error !== undefined)
    container.classList.toggle(classes.complete, state.complete)
    container.classList.toggle(classes.empty, state.empty)
  }

  /** Receives what the frame tells. */
  function heard({ name, detail }) {
    if (name === 'value') return answer(detail)
    if (name === 'change') state = { ...blank, ...detail }
    if (name === 'focus' || name === 'blur') focused = name === 'focus'
    showState()
    fire(name, name === 'change' ? state : { elementType: type })
  }

  function started() {
    if (frame === null || container === null) return
    const mounted = frame
    tell = startFrame(frame, { type, options: settings }, (message) => {
      if (frame === mounted) heard(message)
    })
    if (wantsFocus) focusField()
  }

  function focusField() {
    // A document of another origin may take the focus only if its frame has it.
    frame?.focus()
    tell?.('focus')
  }

  function focusFromLabel(event) {
    const label = event.target instanceof Element ? event.target.closest('label') : null
    if (container?.id && label?.htmlFor === container.id) element.focus()
  }

  const element = {
    _type: type,
    /** The typed value, for Stripe's own script and never for the page. */
    _read: () =>
      new Promise((resolve) => {
        answer = resolve
        if (tell === null) resolve({ value: '' })
        else tell('read')
      }),
    /** The brand of the number field beside it. */
    _setBrand(brand) {
      settings = { ...settings, brand }
      tell?.('setBrand', brand)
    },
    _markInvalid: (error) => heard({ name: 'change', detail: { ...state, error } }),

    mount(target) {
      const found = typeof target === 'string' ? document.querySelector(target) : target
      if (!(found instanceof HTMLElement)) throw new Error(`The element to mount ${type} into is not in the page.`)
      if (container === found) return
      element.unmount()
      container = found
      frame = document.createElement('iframe')
      frame.title = frameTitles[type]
      frame.src = `${home}element.html`
      Object.assign(frame.style, {
        display: 'block',
        width: '100%',
        height: heightIn(settings),
        border: '0',
        margin: '0',
        padding: '0',
      })
      frame.addEventListener('load', started)
      container.replaceChildren(frame)
      document.addEventListener('click', focusFromLabel)
      showState()
    },
    unmount() {
      if (container === null) return
      document.removeEventListener('click', focusFromLabel)
      container.classList.remove(...Object.values(classes))
      frame?.remove()
      container = null
      frame = null
      tell = null
      answer({ value: '' })
      state = blank
      focused = false
      wantsFocus = false
    },
    destroy() {
      element.unmount()
      handlers.clear()
    },
    focus() {
      wantsFocus = true
      focusField()
    },
    blur() {
      wantsFocus = false
      tell?.('blur')
    },
    clear() {
      tell?.('clear')
    },
    update(changes) {
      settings = { ...settings, ...changes }
      if (frame !== null) frame.style.height = heightIn(settings)
      tell?.('update', settings)
    },
    on(name, handler) {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
      return element
    },
    once(name, handler) {
      const only = (event) => {
        element.off(name, only)
        handler(event)
      }
      return element.on(name, only)
    },
    off(name, handler) {
      if (handler === undefined) handlers.delete(name)
      else handlers.get(name)?.delete(handler)
      return element
    },
  }
  return element
}
