import { brandOf, cardFormats } from './cardFormats.js'
import { onStart } from './pageChannel.js'

const input = document.querySelector('input')

/** Applies the page's style: `style.base` of Stripe Elements. It sets properties, which no CSP forbids. */
function applyStyle(style = {}) {
  const { '::placeholder': placeholder, ...base } = style.base ?? {}
  for (const [name, value] of Object.entries(base)) {
    if (typeof value !== 'string') continue
    if (name === 'color') input.style.setProperty('--color', value)
    else if (!name.startsWith(':')) input.style[name] = value
  }
  if (placeholder?.color) input.style.setProperty('--placeholder', placeholder.color)
}

onStart(({ type, options }, tell) => {
  const format = cardFormats[type]
  let digits = ''
  let left = false
  /** The brand of the card number, for the security code. */
  let brand = options.brand ?? 'unknown'

  const heard = (name, detail) => tell({ name, detail })

  const problem = () => format.problem(digits, brand)

  const apply = (settings) => {
    applyStyle(settings.style)
    input.placeholder = settings.placeholder ?? format.placeholder
    input.disabled = settings.disabled ?? false
  }

  const state = () => {
    const found = problem()
    // An incomplete value is no error while the customer types.
    const shown = digits !== '' && found !== undefined && (left || !found.code.startsWith('incomplete'))
    return {
      empty: digits === '',
      complete: found === undefined,
      error: shown ? found : undefined,
      ...(type === 'cardNumber' ? { brand: brandOf(digits) } : {}),
    }
  }

  const changed = () => {
    const now = state()
    input.setAttribute('aria-invalid', String(now.error !== undefined))
    heard('change', now)
  }

  /** Groups the digits and keeps the caret behind the same digit. */
  const typed = (event) => {
    const deleting = event.inputType?.startsWith('delete') ?? false
    const before = format.digits(input.value.slice(0, input.selectionStart ?? 0)).length
    const atEnd = input.selectionStart === input.value.length
    digits = format.digits(input.value, brand)
    input.value = format.show(digits, deleting)
    let caret = input.value.length
    if (!atEnd) {
      for (caret = 0; input.value.slice(0, caret).replace(/\D/g, '').length < before; caret += 1);
    }
    input.setSelectionRange(caret, caret)
    left = false
    changed()
  }

  input.name = format.name
  input.autocomplete = format.autocomplete
  input.setAttribute('aria-label', format.label)
  input.setAttribute('aria-invalid', 'false')
  apply(options)
  input.addEventListener('input', typed)
  input.addEventListener('focus', () => heard('focus'))
  input.addEventListener('blur', () => {
    left = true
    heard('blur')
    if (digits !== '') changed()
  })
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') heard('escape')
  })

  // Typing starts only when the page listens.
  input.hidden = false
  heard('ready')

  return {
    read: () => heard('value', { value: digits, problem: problem() }),
    focus: () => input.focus(),
    blur: () => input.blur(),
    clear: () => {
      digits = ''
      input.value = ''
      changed()
    },
    update: apply,
    /** Another brand has another length of code. */
    setBrand: (next) => {
      if (next === brand) return
      brand = next
      if (digits === '') return
      digits = format.digits(digits, brand)
      input.value = format.show(digits, false)
      changed()
    },
  }
})
