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
  /** What the frame exposes, once it has loaded. */
  let field = null

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

  /** Called by the frame. */
  function heard(name, detail) {
    if (name === 'change') state = { ...blank, ...detail }
    if (name === 'focus' || name === 'blur') focused = name === 'focus'
    showState()
    fire(name, name === 'change' ? state : { elementType: type })
  }

  function started() {
    if (frame === null || frame.contentWindow === null || container === null) return
    field = frame.contentWindow.startElement({ type, options: settings, heard })
    frame.style.height = `${field.height()}px`
    if (wantsFocus) field.focus()
    fire('ready', { elementType: type })
  }

  function focusFromLabel(event) {
    const label = event.target instanceof Element ? event.target.closest('label') : null
    if (container?.id && label?.htmlFor === container.id) element.focus()
  }

  const element = {
    _type: type,
    /** The typed value, for Stripe's own script and never for the page. */
    _read: () => (field === null ? { value: '', ...blank } : field.read()),
    /** The brand of the number field beside it. */
    _setBrand(brand) {
      settings = { ...settings, brand }
      field?.setBrand(brand)
    },
    _markInvalid: (error) => heard('change', { ...state, error }),

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
        height: '1.2em',
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
      field = null
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
      field?.focus()
    },
    blur() {
      wantsFocus = false
      field?.blur()
    },
    clear() {
      field?.clear()
    },
    update(changes) {
      settings = { ...settings, ...changes }
      field?.update(settings)
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
