import { describe, expect, it } from 'vitest'
import { refused } from '../../test/payment/playPayment.js'
import { bookingWords } from '../texts/areas/bookingAreaTexts.js'
import type { PayingArea } from '../composition/areas/shopping/payingArea.js'
import { everyText } from '../composition/Dashboard.js'
import { payingWords } from '../texts/areas/payingAreaTexts.js'

type PayingAreaTexts = PayingArea['texts']
import { texts } from '../composition/texts.js'
import { loadLanguage } from '../texts/language.js'
import { languages, type Language } from '../language/locales.js'
import { defaultCurrency, minor, money } from '../money/Money.js'
import type { ListedPayment, Notice, PaidPayment, Undecided } from './machine/record.js'
import type {
  AttemptOutcome,
  MoneyStatement,
  PaymentFacts,
  PaymentOutcome,
  PaymentStage,
  Subject,
} from './machine/status.js'
import { paymentCodes } from './paymentCodes.js'
import { type PaymentWords, type Statement, statementOf } from './statement.js'

const things = ['basket', 'freeBasket', 'balance', 'overdue', 'create', 'changePayment', 'changeDay'] as const
const ofPlan = ['create', 'changePayment', 'changeDay'] as const

const listed: ListedPayment = {
  reference: 'PAY-61001',
  amount: money(minor(40_000), defaultCurrency),
  date: '2026-11-03T10:00:00Z',
}
type Shown = PaymentOutcome & Partial<PaymentFacts>

const failed = (notice: Notice, outcome: AttemptOutcome | null, charged: MoneyStatement | null): Shown => ({
  kind: 'form',
  notice,
  outcome,
  charged,
})
const undecided = (because: Undecided['because'], more: Partial<PaymentFacts & Undecided> = {}) =>
  ({ kind: 'undecided', because, payment: null, can: ['checkNow'], ...more }) as const

/** Every state that a page can show, with the view of it. */
const states: Readonly<Record<string, Shown>> = {
  'not checked': { kind: 'notChecked' },
  sending: { kind: 'moving', stage: 'sending' },
  'at the bank': { kind: 'moving', stage: 'bank' },
  confirming: { kind: 'moving', stage: 'confirming' },
  "the bank's check waits": { kind: 'bankOffered' },
  'not sent': failed({ kind: 'cardsUnavailable' }, 'notSent', 'safeToTryAgain'),
  'signed out': failed({ kind: 'signedOut' }, 'notSent', 'safeToTryAgain'),
  'declined by the bank': failed(refused('16000140'), 'failed', 'safeToTryAgain'),
  'asked to wait': failed(refused('16000180'), 'failed', 'safeToTryAgain'),
  'wants support': failed(refused('16000305'), 'failed', 'notCharged'),
  'said to exist, and not found': failed(refused('16000030'), 'notFound', 'notCharged'),
  'said to be requested, and not found': failed(refused('16000301'), 'notFound', 'notCharged'),
  'the amount changed': failed({ kind: 'amountChanged' }, 'failed', 'safeToTryAgain'),
  'listed as failed': failed({ kind: 'declined' }, 'failed', 'safeToTryAgain'),
  'declined after the check': failed({ kind: 'declined', byBank: true }, 'failed', 'safeToTryAgain'),
  'not confirmed at the bank': failed({ kind: 'challengeFailed' }, 'failed', null),
  'closed by the customer': failed({ kind: 'challengeClosed' }, 'failed', null),
  'expired at the bank': failed({ kind: 'challengeExpired' }, 'failed', null),
  'no answer': failed({ kind: 'noPayment' }, 'unanswered', 'safeOnce'),
  'not received': failed({ kind: 'noPayment' }, 'notReceived', 'safeOnce'),
  'another on its way': failed({ kind: 'pending' }, 'open', 'pending'),
  'due again': failed({ kind: 'dueAgain', payment: listed }, null, null),
  'an earlier basket is not booked': failed({ kind: 'unbooked', payment: listed }, null, null),
  'basket gone': { ...failed({ kind: 'noPayment' }, 'notReceived', 'safeOnce'), isGone: true },
  'listed as failed before': { kind: 'form', notice: null, failedBefore: listed },
  'not known': undecided('notAsked'),
  'not known, may go on': undecided('pending', { can: ['checkNow', 'startAgain'] }),
  'not known for 48 hours': undecided('processing', { can: ['checkNow', 'askSupport'] }),
  'check open in another tab': undecided('challenge', { can: ['checkNow', 'startAgain'] }),
  'paid, and not in the prices': undecided('disagrees', { payment: listed }),
  'paid, and not booked': { kind: 'bookingFailed', paymentId: 'PAY-61001' },
  paid: { kind: 'paid', payment: { reference: 'PAY-61001', amount: minor(40_000) } },
  'nothing to pay': { kind: 'nothingToPay' },
  'signed out before the end was known': { kind: 'cancelled', reason: 'sessionEnded' },
}

const thingsIn = (state: string): readonly Subject[] => {
  if (state === 'basket gone') return ['basket', 'freeBasket']
  return state === 'listed as failed before' ? ['balance', 'overdue'] : things
}

const said = (
  outcome: Shown,
  subject: Subject,
  language: PayingAreaTexts = texts,
  more: Partial<PaymentFacts> = {},
): Statement => {
  const facts: PaymentFacts = {
    subject,
    bookingRef: 'SUN1001',
    money: 'none',
    amountThen: null,
    amountNow: null,
    isOtherAmount: false,
    notice: null,
    outcome: null,
    charged: null,
    sender: 'thisPage',
    mayArrive: false,
    isUnderWay: false,
    isAsItWas: false,
    isGone: false,
    can: [],
    earlier: [],
    failedBefore: null,
  }
  return statementOf({ ...facts, ...more, ...outcome }, language)
}
const wordsOf = (outcome: Shown, of: Subject, language: PayingAreaTexts = texts): PaymentWords => {
  const { panel } = said(outcome, of, language)
  if (panel === null) throw new Error('A state without words')
  return panel
}
const sentences = ({ charged, now, next }: PaymentWords): readonly string[] => [...charged, ...now, ...next]
const notified = (view: Shown, of: Subject): string => {
  const words = wordsOf(view, of)
  return [words.heading, ...sentences(words), words.startAgain ?? ''].join(' ')
}
const inEveryState = (of: readonly Subject[]) =>
  Object.entries(states).flatMap(([name, view]) =>
    thingsIn(name).flatMap((thing) => (of.includes(thing) ? [[name, thing, view] as const] : [])),
  )

/** What no view may say together. */
const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/do not pay/, /go on with|try it|press Pay|Nothing has been charged/],
  [/on its way/, /Nothing has been charged|did not go through|charged nothing/],
  [/received this payment|is recorded|successful/, /did not go through|safe to try/],
]

const readIn = async (locale: Language): Promise<PayingAreaTexts> => {
  const language = await loadLanguage(locale)
  await language.load(everyText)
  const [booking, paying] = [language.wordsOf('booking', bookingWords), language.wordsOf('paying', payingWords)]
  return {
    ...texts,
    ...paying,
    formats: language.formats,
    screen: { ...texts.screen, ...booking.screen, ...paying.screen },
    operations: { ...texts.operations, ...paying.operations },
  }
}

describe('the words of a page about a payment', () => {
  it.each(Object.keys(languages) as Language[])('match the table of states and purchases in %s', async (language) => {
    const read = await readIn(language)
    const row = (view: Shown, of: Subject) => {
      const { heading, charged, now, next, startAgain } = wordsOf(view, of, read)
      const cell = (words: readonly string[]) => words.join(' ')
      return `| ${of} | ${heading} | ${cell(charged)} | ${cell(now)} | ${cell(next)} | ${startAgain ?? ''} |`
    }
    const table = Object.entries(states).map(([state, view]) => {
      const possible = thingsIn(state)
      const rows = new Map(possible.map((of) => [row(view, of).replace(/^\| \w+/, ''), of]))
      const shared = [...rows].map(([text]) => {
        const alike = possible.filter((of) => row(view, of).replace(/^\| \w+/, '') === text)
        return `| ${alike.length === things.length ? 'all' : alike.join(', ')}${text}`
      })
      return `## ${state}\n\n| of | heading | was I charged? | what happens now? | what can I do? | button |\n| --- | --- | --- | --- | --- | --- |\n${shared.join('\n')}\n`
    })
    await expect(`# What a payment says (${language})\n\n${table.join('\n')}`).toMatchFileSnapshot(
      `../../docs/payment-statuses/${language}.md`,
    )
  })

  it.each(Object.keys(languages) as Language[])('repeat the heading in no sentence, in %s', async (language) => {
    const read = await readIn(language)
    for (const [name, of, view] of inEveryState(things)) {
      const words = wordsOf(view, of, read)
      expect(words.heading).not.toMatch(/\.$/)
      expect(
        sentences(words).filter((one) => one.startsWith(words.heading)),
        `${name}, ${of}`,
      ).toEqual([])
    }
  })

  it.each(inEveryState(things))('say each thing once, and whether money moved: %s, %s', (_, of, view) => {
    const words = wordsOf(view, of)
    expect(new Set(sentences(words)).size).toBe(sentences(words).length)
    expect(notified(view, of)).toMatch(/charge|paid|pay|received|reached us|recorded|sent|successful/i)
  })

  it.each(inEveryState(things))('do not contradict each other: %s, %s', (_, of, view) => {
    const all = notified(view, of)
    expect(contradictions.filter(([one, other]) => one.test(all) && other.test(all))).toEqual([])
  })

  it.each(inEveryState(ofPlan))('mention neither a payment nor a Pay button for a plan: %s, %s', (_, of, view) => {
    if (['bookingFailed', 'notChecked', 'paid'].includes(view.kind) || notified(view, of).includes('PAY-61001')) return
    expect(notified(view, of)).not.toMatch(/press Pay|your payment (?!plan|day)|you will be charged|pay again/i)
  })

  it.each(inEveryState(['freeBasket']))('ask for no card for a free basket: %s, %s', (_, of, view) => {
    if (['bookingFailed', 'notChecked', 'paid', 'bankOffered'].includes(view.kind)) return
    if (notified(view, of).includes('PAY-61001')) return
    expect(notified(view, of)).not.toMatch(/\bcard|press Pay|your payment|you will be charged|do not pay/i)
  })
})

describe('the words beside the form', () => {
  it('are other words than those of the toast', () => {
    const toasts = Object.values(paymentCodes).map(({ text }) => text)
    for (const code of Object.keys(paymentCodes))
      for (const sentence of sentences(wordsOf(failed(refused(code), 'failed', null), 'basket')))
        expect(toasts).not.toContain(sentence)
  })

  it('give each next step once', () => {
    const { now, next } = wordsOf(failed(refused('16000140', '16000090', '16000080'), 'failed', null), 'basket')
    expect(now).toEqual([
      'The security code is not correct.',
      'The billing address does not match the card.',
      'Your bank declined this card.',
    ])
    expect(next).toEqual([
      'Use another card below, or ask your bank why.',
      'Check the card details below, or use another card.',
    ])
    expect(wordsOf(failed(refused(null), 'failed', null), 'basket').next).toEqual([
      'Try it once more below, or use another card.',
    ])
  })

  it('include every notice that no toast shows', () => {
    expect(wordsOf(failed({ kind: 'card', field: 'cvc', message: 'Wrong.' }, 'notSent', null), 'basket').now).toEqual([
      'Wrong.',
    ])
    for (const kind of ['checkUnavailable', 'planError'] as const)
      for (const of of ['basket', 'create'] as const)
        expect(wordsOf(failed({ kind }, 'failed', null), of).now).not.toEqual([])
  })

  it('show the new amount after a change', () => {
    const { panel } = said(failed({ kind: 'amountChanged' }, 'failed', 'safeToTryAgain'), 'balance', texts, {
      amountNow: money(minor(23_700), defaultCurrency),
      isOtherAmount: true,
    })
    expect(panel?.now).toEqual(['£237.00 is left to pay now.'])
  })

  it('are empty during the first status check, and at a form without a failure', () => {
    expect(said({ kind: 'checking' }, 'basket').panel).toBeNull()
    expect(said({ kind: 'form' }, 'basket').panel).toBeNull()
  })
})

describe('the steps that are shown while money moves', () => {
  const steps = (of: Subject, stage: PaymentStage) =>
    wordsOf({ kind: 'moving', stage }, of).progress?.steps.map(({ label, state, note }) => [
      label,
      state,
      note !== undefined,
    ])

  it('are done, current or to come, with a note during the challenge', () => {
    expect(steps('basket', 'sending')).toEqual([
      ['Sending your payment', 'current', false],
      ['Checking with your bank', 'toCome', false],
      ['Confirming your booking', 'toCome', false],
    ])
    for (const of of ['balance', 'overdue'] as const)
      expect(steps(of, 'bank')).toEqual([
        ['Sending your payment', 'done', false],
        ['Checking with your bank', 'current', true],
        ['Confirming your payment', 'toCome', false],
      ])
    expect(steps('basket', 'confirming')?.map(([, state]) => state)).toEqual(['done', 'done', 'current'])
  })

  it('include no bank for a request that arrived, as long as it is not known that the bank has checked it', () => {
    expect(steps('basket', 'received')).toEqual([
      ['Sending your payment', 'done', false],
      ['Confirming your booking', 'current', false],
    ])
    expect(steps('create', 'received')?.map(([, state]) => state)).toEqual(['done', 'current'])
  })

  it('include no bank for a plan before its challenge, nor for a free basket', () => {
    for (const of of ofPlan) expect(steps(of, 'sending')).toEqual([['Sending your change', 'current', false]])
    expect(steps('create', 'bank')?.map(([, state]) => state)).toEqual(['done', 'current', 'toCome'])
    expect(steps('freeBasket', 'confirming')).toEqual([['Completing your booking', 'current', false]])
  })
})

describe('while the outcome of a payment is unknown', () => {
  it('the page names support with the recorded payment', () => {
    expect(
      wordsOf(undecided('disagrees', { payment: listed, can: ['checkNow', 'askSupport'] }), 'balance').next,
    ).toEqual([texts.payment.undecided.support('PAY-61001')])
  })
})

it('a toast refutes a claim at the end of its attempt only', () => {
  const toasts = (view: Shown) => said(view, 'basket').toasts.map(({ text }) => text)
  const { claimNotFound } = texts.payment
  const claim = failed(refused('16000301'), 'notFound', 'notCharged')
  expect(toasts(claim)).toEqual([claimNotFound])
  for (const view of [
    { ...claim, isUnderWay: true },
    { ...undecided('pending'), notice: refused('16000301') },
  ])
    expect(toasts(view)).toEqual([paymentCodes['16000301'].text])
})

describe('a payment that is over', () => {
  it('has other words if another payment paid the amount, or if nothing is charged', () => {
    const shown = (payment: PaidPayment) => {
      const { panel, receipt } = said({ kind: 'paid', payment }, 'basket')
      return [panel?.heading, ...(panel?.charged ?? []), receipt]
    }
    const one = { reference: 'PAY-9', amount: minor(1) }
    expect(shown(one)).toEqual(['All done', 'We have received your payment.', 'PAY-9'])
    expect(shown({ ...one, otherwise: true })).toEqual(['This amount has been paid', texts.payment.paidOtherwise, null])
    expect(shown({ reference: null, amount: minor(0) })).toEqual(['All done', 'Nothing is charged.', null])
  })
})
