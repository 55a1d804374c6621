import { fill } from './elements.js'
import { kinds, showCharges, showFaults, showJournal, showMails, showReturns, showTelemetry } from './happened.js'
import { showClock, showMoments, showWorld } from './world.js'

const at = (id) => document.getElementById(id)
const seconds = 1000

const said = at('said')
const say = (text, isWrong = false) => {
  said.toggleAttribute('data-wrong', isWrong)
  said.textContent = text
}

const ask = async (method, path, body) => {
  const response = await fetch(`/__fake/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw new Error('The back end does not answer. Is it still running?')
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(answer.error ?? `The back end answers HTTP ${response.status}.`)
  return answer
}

/** The data drawn last. Unchanged data is not drawn again, so nothing moves under a finger or a screen reader. */
const drawn = new Map()
const show = (name, data, draw) => {
  const text = JSON.stringify(data)
  if (drawn.get(name) === text) return
  drawn.set(name, text)
  draw()
}

let journal = []

const refresh = async () => {
  const [world, moments, faults, charges, returns, mails, calls, reports] = await Promise.all(
    ['world', 'moments', 'faults', 'charges', 'returns', 'outbox', 'journal', 'telemetry'].map((path) =>
      ask('GET', path),
    ),
  )
  const { now, ahead, ...rest } = world
  show('clock', { now: now.slice(0, 19), ahead }, () => showClock({ now, ahead }))
  show('world', rest, () => showWorld(world, act))
  show('moments', moments, () => showMoments(moments, act))
  show('faults', faults, () => showFaults(faults, act))
  show('charges', charges, () => showCharges(charges))
  show('returns', returns, () => showReturns(returns))
  show('mails', mails, () => showMails(mails))
  show('telemetry', reports, () => showTelemetry(reports))
  journal = calls
  show('journal', [calls, at('filter').value], () => showJournal(calls, at('filter').value))
}

/** Sends the request, shows its result and refreshes the page. */
const act = async (method, path, body, done) => {
  try {
    await ask(method, path, body)
    say(done)
    await refresh()
  } catch (error) {
    say(error.message, true)
  }
}

/** Ignores a second click or submit while the first one runs. */
const once = (control, work) => async (event) => {
  event.preventDefault()
  if (control.getAttribute('aria-disabled') === 'true') return
  control.setAttribute('aria-disabled', 'true')
  await work()
  control.removeAttribute('aria-disabled')
}
const onSubmit = (form, work) => form.addEventListener('submit', once(form.querySelector('button:not([type])'), work))

for (const control of document.querySelectorAll('[data-do]')) {
  control.addEventListener(
    'click',
    once(control, () => act('POST', control.dataset.do, {}, control.dataset.done)),
  )
}
for (const control of document.querySelectorAll('[data-delete]')) {
  control.addEventListener(
    'click',
    once(control, () => act('DELETE', control.dataset.delete, undefined, control.dataset.done)),
  )
}
for (const form of document.querySelectorAll('[data-post]')) {
  onSubmit(form, async () => {
    const { post, json, done } = form.dataset
    if (json === undefined) return act('POST', post, Object.fromEntries(new FormData(form)), done)
    try {
      return act('POST', post, JSON.parse(at(json).value), done)
    } catch (error) {
      return say(`The description is not JSON: ${error.message}`, true)
    }
  })
}

onSubmit(at('advance'), () => {
  const { value, text } = at('unit').selectedOptions[0]
  const amount = Number(at('amount').value)
  return act('POST', 'clock/advance', { ms: amount * Number(value) }, `The clock was moved on by ${amount} ${text}.`)
})

const numberOr = (text) => (/^\d+$/.test(text.trim()) ? Number(text) : text)
const jsonOr = (text) => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The effect that the form describes. */
const effectOf = (kind) => {
  const when = at('when').value
  const status = Number(at('status').value)
  const message = at('message').value.trim()
  switch (kind) {
    case 'error':
      return { kind, code: numberOr(at('code').value), ...(message !== '' && { message }) }
    case 'refusal':
      return { kind, code: numberOr(at('code').value) }
    case 'errors':
      return { kind, errors: [message || 'Something went wrong.'] }
    case 'delay':
      return { kind, milliseconds: Number(at('milliseconds').value), when }
    case 'status':
      return { kind, status, when }
    case 'answer':
      return { kind, status, body: jsonOr(at('body').value), when }
    default:
      return { kind }
  }
}

onSubmit(at('add-fault'), () => {
  const path = at('call').value
  const times = at('times').value
  const fault = {
    match: path === '' ? {} : { path },
    times: /^\d+$/.test(times) ? Number(times) : times,
    effect: effectOf(at('kind').value),
  }
  return act(
    'POST',
    'faults',
    fault,
    `The fault strikes ${at('times').selectedOptions[0].text} of ${path || 'anything'}.`,
  )
})

onSubmit(at('outcome'), () => {
  const kind = at('outcome-kind').value
  const polls = at('polls-field').hidden ? {} : { polls: Number(at('polls').value) }
  const name = at('outcome-kind').selectedOptions[0].text
  return act('POST', 'payment-outcome', { kind, ...polls }, `The next payment is to be ${name}.`)
})

onSubmit(at('wallets'), () => {
  const wordsIn = (id) => at(id).value.split(' ').filter(Boolean)
  const body = {
    currencies: wordsIn('wallets-currency'),
    offered: wordsIn('wallets-offered'),
    sheet: at('wallets-sheet').value,
  }
  return act('POST', 'wallets', body, 'The wallets are set. A page that is open notices after a reload.')
})

onSubmit(at('telephone'), () => {
  const reference = at('paid-booking').value
  const amount = Number(at('paid-amount').value)
  return act('POST', 'payments', { reference, amount }, `The payment is entered for ${reference}.`)
})

onSubmit(at('return'), () => {
  const payment = at('returned-payment').value
  const isRefund = at('return-kind').value === 'refunds'
  const amount = isRefund ? at('return-amount').value.trim() : ''
  const body = { payment, ...(amount !== '' && { amount: Number(amount) }), listed: at('return-listed').value }
  return act('POST', at('return-kind').value, body, `${isRefund ? 'A refund' : 'A chargeback'} of ${payment} is made.`)
})

onSubmit(at('price'), () => {
  const reference = at('priced-booking').value
  return act('POST', 'price', { reference, by: Number(at('price-by').value) }, `The price of ${reference} has changed.`)
})

const showFields = () => {
  const kind = at('kind').value
  for (const field of document.querySelectorAll('[data-kinds]')) {
    field.hidden = !field.dataset.kinds.split(' ').includes(kind)
  }
}
at('kind').addEventListener('change', showFields)
at('outcome-kind').addEventListener('change', () => {
  at('polls-field').hidden = !/^pending(ThenFailed)?$/.test(at('outcome-kind').value)
})
at('return-kind').addEventListener('change', () => {
  at('return-amount-field').hidden = at('return-kind').value !== 'refunds'
})
at('filter').addEventListener('input', () => showJournal(journal, at('filter').value))
at('refresh').addEventListener(
  'click',
  once(at('refresh'), () =>
    refresh().then(
      () => say('What is shown is up to date.'),
      (error) => say(error.message, true),
    ),
  ),
)

const follow = async () => {
  if (at('follow').checked && document.visibilityState === 'visible') {
    await refresh().catch((error) => {
      at('follow').checked = false
      say(error.message, true)
    })
  }
  setTimeout(follow, 2 * seconds)
}

const begin = async () => {
  fill('kind', kinds)
  showFields()
  const [scenarios, calls] = await Promise.all([ask('GET', 'scenarios'), ask('GET', 'calls')])
  fill(
    'scenario',
    scenarios.map(({ name }) => [name, name]),
  )
  fill('call', [
    ['', 'Any call'],
    ...calls.map(({ operation, method, path }) => [operation, `${operation} (${method} ${path})`]),
  ])
  const tell = () => {
    at('scenario-what').textContent = `${scenarios.find(({ name }) => name === at('scenario').value)?.what}.`
  }
  at('scenario').addEventListener('change', tell)
  tell()
  const example = {
    customers: [
      {
        email: 'ada@example.com',
        bookings: [
          { currency: 'JPY', tickets: [{ count: 4 }], plan: { instalments: ['overdue', 'toCome', 'toCome'] } },
        ],
      },
    ],
  }
  at('description').value = JSON.stringify(example, null, 2)
  await refresh()
}

begin()
  .catch((error) => say(error.message, true))
  .finally(() => setTimeout(follow, 2 * seconds))
