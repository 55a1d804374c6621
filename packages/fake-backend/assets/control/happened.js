import { badge, button, draw, drawTable, element, instant, row, timeOf } from './elements.js'

const effects = {
  error: ({ code }) => `answers code ${code}`,
  refusal: ({ code }) => `ends the payment with code ${code}`,
  errors: ({ errors }) => `answers ${errors.length} errors`,
  drop: () => 'breaks the connection before anything is changed',
  lostAnswer: () => 'loses the answer after the change was made',
  delay: ({ milliseconds, when }) => `waits ${milliseconds} ms ${when ?? 'before'} it`,
  status: ({ status, when }) => `answers HTTP ${status} ${when ?? 'before'} anything`,
  notJson: () => 'answers what is not JSON',
  wrongShape: () => 'answers JSON of another shape',
  answer: ({ status }) => `answers HTTP ${status} with a body of your own`,
  staleBalance: () => 'answers the prices of the answer before',
  stalePayments: () => 'answers the payments of the answer before',
}

/** The kinds of fault that the form offers, with a description each. */
export const kinds = [
  ['lostAnswer', 'The answer is lost after the change was made'],
  ['drop', 'The connection breaks before anything is changed'],
  ['delay', 'It takes long'],
  ['status', 'An HTTP status without a body'],
  ['error', 'An error code'],
  ['errors', 'An error in words'],
  ['refusal', 'The payment ends with a code, for good'],
  ['notJson', 'A body that is not JSON'],
  ['wrongShape', 'JSON of another shape than the contract’s'],
  ['answer', 'An answer of your own'],
  ['staleBalance', 'A booking’s balance is late (getBooking)'],
  ['stalePayments', 'A booking’s payments are late (getBooking)'],
]

export const showFaults = (faults, act) =>
  draw(
    'fault-list',
    faults.toReversed().map(({ id, fault: { match, effect }, struck, left }) =>
      row(
        [match.path ?? 'Any call', match.method ? ` by ${match.method}` : ''].join(''),
        effects[effect.kind]?.(effect) ?? effect.kind,
        badge(
          struck > 0 ? 'bad' : '',
          struck === 0 ? 'Not struck yet' : `Struck ${struck} ${struck === 1 ? 'time' : 'times'}`,
        ),
        badge(left === 0 ? '' : 'odd', left === null ? 'Every call' : left === 0 ? 'Used up' : `${left} to come`),
        button(
          `fault ${id}`,
          'Take back',
          () => act('DELETE', `faults/${id}`, undefined, 'The fault is taken back.'),
          `Take back fault ${id}`,
        ),
      ),
    ),
    'Nothing goes wrong.',
  )

export const showCharges = ({ charges }) =>
  drawTable(
    'charge-list',
    'Charges',
    ['Time', 'Booking', 'Payment', 'By', '#Minor units'],
    charges
      .toReversed()
      .map(({ id, bookingRef, basketId, amount, by, at }) => [
        instant(at),
        element('code', {}, bookingRef),
        basketId === null ? id : `${id}, basket ${basketId}`,
        by,
        amount.toLocaleString('en-GB'),
      ]),
    'Nothing was charged.',
  )

export const showReturns = ({ returns }) =>
  drawTable(
    'return-list',
    'Money that went back',
    ['Time', 'Booking', 'Payment', 'What', '#Minor units'],
    returns
      .toReversed()
      .map(({ kind, payment, bookingRef, amount, at }) => [
        instant(at),
        element('code', {}, bookingRef),
        payment,
        kind === 'refund' ? 'Refund' : 'Chargeback',
        amount.toLocaleString('en-GB'),
      ]),
    'Nothing went back.',
  )

export const showMails = (mails) =>
  draw(
    'mail-list',
    mails
      .toReversed()
      .map(({ to, subject, temporary_password: password, reset_link: link, at }) =>
        row(`${subject}, to ${to}`, [
          `${instant(at)}. Temporary password `,
          element('code', {}, password),
          ', ',
          element('a', { href: `..${link}`, 'data-key': `mail ${at}` }, 'reset link'),
        ]),
      ),
    'No e-mail was sent.',
  )

const meaningOf = ({ outcome, status, codes }) => {
  if (outcome === 'underWay') return badge('odd', 'Under way')
  if (outcome === 'broken') return badge('bad', 'Broken')
  return badge(status >= 400 || codes.length > 0 ? 'bad' : 'good', String(status))
}

export const showJournal = (entries, filter) => {
  const wanted = filter.trim().toLowerCase()
  const found = entries.filter((entry) => JSON.stringify(entry).toLowerCase().includes(wanted))
  drawTable(
    'call-list',
    'Calls',
    ['Time', 'Call', 'Outcome', 'Told', 'Asked'],
    found
      .toReversed()
      .map((entry) => [
        timeOf(entry.at),
        [
          element('code', {}, `${entry.method} ${entry.path}`),
          element('br'),
          entry.operation ?? 'No call of the contract',
        ],
        meaningOf(entry),
        [
          entry.codes.length > 0 ? `Codes: ${entry.codes.join(', ')}. ` : '',
          entry.fault === null ? '' : `Struck by fault ${entry.fault.id} (${entry.fault.kind}). `,
          entry.notes.join(' '),
        ],
        entry.body === null ? '' : element('code', {}, JSON.stringify(entry.body)),
      ]),
    entries.length === 0 ? 'Nothing was asked yet.' : 'No call is like that.',
  )
}

export const showTelemetry = (reports) =>
  drawTable(
    'telemetry-list',
    'Reports of pages',
    ['Time', 'Kind', 'What', '#Value', 'As sent'],
    reports
      .toReversed()
      .map(({ at, kind, what, value, content }) => [
        timeOf(at),
        badge(kind === 'error' ? 'bad' : '', kind),
        element('code', {}, what),
        value === null ? '' : `${value.toLocaleString('en-GB')}${what.startsWith('CLS ') ? '' : ' ms'}`,
        element('code', {}, JSON.stringify(content)),
      ]),
    'No page has reported anything.',
  )
