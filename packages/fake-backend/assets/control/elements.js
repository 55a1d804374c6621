/** An element with attributes and children. Text never becomes markup. */
export const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(key, '')
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, String(value))
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ''))
  return made
}

export const badge = (meaning, text) => element('span', { class: `badge ${meaning}` }, text)

/** A button in a list. Its key identifies it when the list is redrawn. */
export const button = (key, label, press, name = label) => {
  const made = element(
    'button',
    { type: 'button', class: 'button secondary', 'data-key': key, 'aria-label': name },
    label,
  )
  made.addEventListener('click', press)
  return made
}

export const row = (what, details, ...controls) =>
  element('li', {}, element('div', { class: 'what' }, what, element('small', {}, details)), ...controls)

const none = (sentence) => element('p', { class: 'none' }, sentence)

/** Redraws a list and restores the focus. */
export const draw = (id, items, empty) => {
  const list = document.getElementById(id)
  const key = list.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  list.replaceChildren(...(items.length > 0 ? items : [element('li', { class: 'none' }, empty)]))
  if (key === undefined) return
  const again = [...list.querySelectorAll('[data-key]')].find((one) => one.dataset.key === key)
  if (again) again.focus()
  else list.closest('section').focus()
}

/** A table that scrolls on its own if it is too wide or too long. A column of amounts is named `#…`. */
export const drawTable = (id, label, columns, rows, empty) => {
  const place = document.getElementById(id)
  if (rows.length === 0) {
    place.replaceChildren(none(empty))
    return
  }
  const classOf = (column) => (column.startsWith('#') ? 'amount' : null)
  const head = columns.map((column) => element('th', { scope: 'col', class: classOf(column) }, column.replace('#', '')))
  const body = rows.map((cells) =>
    element(
      'tr',
      {},
      cells.map((cell, at) => element('td', { class: classOf(columns[at]) }, cell)),
    ),
  )
  const table = element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, body))
  const old = place.querySelector('.scroll')
  if (old) old.replaceChildren(table)
  else
    place.replaceChildren(element('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': label }, table))
}

/** Fills a select with choices. The current choice stays selected if it is still offered. */
export const fill = (id, choices) => {
  const select = document.getElementById(id)
  const before = select.value
  select.replaceChildren(...choices.map(([value, label]) => element('option', { value }, label)))
  if (choices.some(([value]) => value === before)) select.value = before
}

export const instant = (iso) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' }) + ' UTC'

export const timeOf = (iso) => new Date(iso).toLocaleTimeString('en-GB', { timeZone: 'UTC' })

export const amountIn = (minor, { symbol, exponent }) =>
  `${symbol}${(minor / 10 ** exponent).toLocaleString('en-GB', {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  })}`

export const span = (milliseconds) => {
  const units = [
    [86_400_000, 'day'],
    [3_600_000, 'hour'],
    [60_000, 'minute'],
    [1000, 'second'],
  ]
  const parts = []
  let left = milliseconds
  for (const [length, name] of units) {
    const count = Math.floor(left / length)
    left -= count * length
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? '' : 's'}`)
  }
  return parts.join(', ') || 'not at all'
}
