import { describe, expect, it, vi } from 'vitest'
import type { Notice } from '@booking-dashboard/core'
import { minor, type ServerError, type StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import { createMemoryStore, createMemoryVault, createPaymentVault } from './paymentVault.js'
import type { TextStore } from './TextStore.js'
import { browser, check, name, prefix, record } from '../../test/storedPayments.js'
import fc from 'fast-check'

const textOf = (payment: StoredPaymentOfPage): string => {
  const { tab, texts } = browser()
  createPaymentVault(tab()).write(name, payment)
  return texts()
}

describe('the payment vault', () => {
  it('reads a missing payment as none, without an error on the way', () => {
    const { tab } = browser()
    const parse = vi.spyOn(JSON, 'parse')
    expect(createPaymentVault(tab()).read(name)).toBeNull()
    expect(parse.mock.results.filter(({ type }) => type === 'throw')).toEqual([])
    parse.mockRestore()
  })

  it('stores each purchase separately', () => {
    const vault = createMemoryVault()
    vault.write(name, record)
    vault.write('SUN1001/basket/b2', {
      ...record,
      purchase: { kind: 'basket', bookingRef: 'SUN1001', basketId: 'b2' },
      generation: 7,
    })
    vault.clear(name)
    expect(vault.all().map(({ generation }) => generation)).toEqual([7])
  })

  it('restores a refusal for its tab, by its codes and never by the back end’s words', () => {
    const restored = (...errors: readonly ServerError[]) => {
      const { tab, texts } = browser()
      const own = tab()
      createPaymentVault(own).write(name, { ...record, notice: { kind: 'refused', errors } })
      expect([texts(), ...own.session.keys().map((key) => own.session.get(key))].join()).not.toMatch(/4242|Amelia/)
      expect(createPaymentVault(tab()).read(name)).toMatchObject({ notice: null, isWithheld: false })
      return createPaymentVault(own).read(name)?.notice
    }
    const declined = { code: '16000140', message: null }
    const general = { code: '16000010', message: null }
    const unknown = { code: '4242424242424242', message: 'Amelia Hart' }
    expect(restored({ ...declined, message: 'Declined: 4242424242424242' })).toEqual({
      kind: 'refused',
      errors: [declined],
    })
    expect(restored(unknown, declined, { code: null, message: 'Amelia Hart' })).toEqual({
      kind: 'refused',
      errors: [general, declined, general],
    })
    expect(restored()).toBeNull()
  })

  it('ignores the codes of a refusal if they are unknown, or of another generation or notice', () => {
    const own = browser().tab()
    const vault = createPaymentVault(own)
    const refused = { ...record, notice: { kind: 'refused', errors: [{ code: '16000140', message: null }] } } as const
    vault.write(name, refused)
    const [key = ''] = own.session.keys()
    for (const text of ['1', '1 1', '1 toString', '1  16000140', '16000140', '0 16000140', '']) {
      own.session.set(key, text)
      expect(vault.read(name), text).toMatchObject({ notice: null, isWithheld: false })
    }
    vault.write(name, refused)
    vault.write(name, { ...record, notice: null })
    expect(own.session.keys()).toEqual([])
    vault.write(name, refused)
    vault.clear(name)
    expect(own.session.keys()).toEqual([])
  })

  it('restores other notices by their kind, and stores nothing of a card', () => {
    const notices: readonly (readonly [Notice, boolean])[] = [
      [{ kind: 'amountChanged' }, true],
      [{ kind: 'challengeFailed' }, true],
      [{ kind: 'challengeClosed' }, true],
      [{ kind: 'checkUnavailable' }, true],
      [{ kind: 'declined' }, true],
      [{ kind: 'noPayment' }, true],
      [{ kind: 'signedOut' }, true],
      [{ kind: 'notAccepted' }, true],
      [{ kind: 'pending' }, true],
      [{ kind: 'planError' }, true],
      [{ kind: 'cardsUnavailable' }, false],
      [{ kind: 'card', field: 'number', message: '4242424242424242' }, false],
    ]
    for (const [notice, isStored] of notices) {
      const { tab, texts } = browser()
      const vault = createPaymentVault(tab())
      vault.write(name, { ...record, notice })
      expect(vault.read(name), notice.kind).toMatchObject({ notice: isStored ? notice : null, isWithheld: isStored })
      expect(texts()).not.toContain('4242')
    }
  })
})

describe('the client secret', () => {
  it('is stored for the tab only', () => {
    const { tab, texts } = browser()
    createPaymentVault(tab()).write(name, check)
    expect(texts()).not.toContain('secret_2')
    expect(createPaymentVault(tab()).read(name)).toEqual({ ...check, attempt: { ...check.attempt, secret: null } })
  })

  it('of another generation is ignored', () => {
    const { tab } = browser()
    const own = tab()
    const vault = createPaymentVault(own)
    vault.write(name, check)
    createPaymentVault({ ...own, session: createMemoryStore() }).write(name, { ...check, generation: 2 })
    expect(vault.read(name)).toMatchObject({ generation: 2, attempt: { kind: 'check', secret: null } })
  })

  it('is removed with the challenge, and with the payment', () => {
    for (const end of ['write', 'clear'] as const) {
      const own = browser().tab()
      const vault = createPaymentVault(own)
      vault.write(name, check)
      expect(own.session.keys()).toHaveLength(1)
      if (end === 'write') vault.write(name, record)
      else vault.clear(name)
      expect(own.session.keys()).toEqual([])
    }
  })

  it('that is empty or broken is ignored', () => {
    for (const text of ['1 ', '1', '', ' pi_1_secret_2', '2 pi_1_secret_2']) {
      const own = browser().tab()
      const vault = createPaymentVault(own)
      vault.write(name, check)
      own.session.set(own.session.keys()[0] ?? '', text)
      expect(vault.read(name), text).toMatchObject({ attempt: { kind: 'check', secret: null } })
    }
  })
})

describe('the stored record', () => {
  it('has the named fields, and no other field of an object', () => {
    const more = { ...record, card: '4000 0000 0000 9999', submission: record.submission }
    expect(textOf(more)).not.toContain('9999')
    expect(Object.keys(JSON.parse(textOf(more)) as object).toSorted()).toEqual([
      'attempt',
      'generation',
      'isWithheld',
      'lastRequest',
      'notice',
      'page',
      'pressed',
      'purchase',
      'submission',
      'unanswered',
      'unsaid',
    ])
  })

  it('has only the named fields of its nested objects', () => {
    const extra = { token: 'pm_card_visa', holder: 'Amelia Hart' }
    const more = {
      ...check,
      purchase: { ...record.purchase, ...extra },
      attempt: { ...check.attempt, ...extra },
      submission: {
        amount: minor(1),
        at: 0,
        known: null,
        wish: { day: null, card: null, cardBefore: null, ...extra },
        ...extra,
      },
    }
    expect(textOf(more)).not.toMatch(/pm_card|Amelia/)
  })
})

describe('storage', () => {
  const refused = (): never => {
    throw new Error('SecurityError')
  }
  it('that is refused reads as empty, and ignores writes', () => {
    const store: TextStore = { keys: refused, get: refused, set: refused, remove: refused }
    const vault = createPaymentVault({ lasting: store, session: store })
    vault.write(name, check)
    vault.clear(name)
    expect([vault.read(name), vault.all()]).toEqual([null, []])
  })

  it('that is full keeps its old records readable', () => {
    const { lasting, tab } = browser()
    createPaymentVault(tab()).write(name, record)
    const vault = createPaymentVault({ ...tab(), lasting: { ...lasting, set: refused } })
    vault.write(name, { ...record, generation: 2 })
    expect(vault.read(name)).toEqual(record)
    vault.clear(name)
    expect(vault.all()).toEqual([])
  })

  it('of the tab that is refused loses only the secret', () => {
    const vault = createPaymentVault({
      lasting: createMemoryStore(),
      session: { keys: refused, get: refused, set: refused, remove: refused },
    })
    vault.write(name, check)
    expect(vault.read(name)).toEqual({ ...check, attempt: { ...check.attempt, secret: null } })
  })
})

describe('another tab', () => {
  it('reports the name of the payment that it changed, until the listener stops', () => {
    const { tab, listeners } = browser()
    const heard: string[] = []
    const stop = createPaymentVault(tab()).onChange((changed) => heard.push(changed))
    listeners.forEach((listen) => listen(prefix + name))
    listeners.forEach((listen) => listen('another program’s'))
    listeners.forEach((listen) => listen('booking-dashboard/payment-secret/a'))
    expect(heard).toEqual([name])
    stop()
    expect(listeners.size).toBe(0)
  })

  it('is unknown if the platform reports no changes', () => {
    const stop = createMemoryVault().onChange(() => undefined)
    expect(stop()).toBeUndefined()
  })
})

const storing = (text: string) => {
  const { lasting, tab } = browser()
  lasting.set(prefix + name, text)
  return createPaymentVault(tab())
}

describe('the stored text', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"paid"'],
    ...Object.entries({
      'a purchase of another kind': { purchase: { kind: 'voucher', bookingRef: 'SUN1001' } },
      'an empty booking reference': { purchase: { ...record.purchase, bookingRef: '' } },
      'another booking’s': { purchase: { ...record.purchase, bookingRef: 'SUN1002' } },
      'another basket’s': { purchase: { ...record.purchase, basketId: 'b2' } },
      'an empty basket id': { purchase: { ...record.purchase, basketId: '' } },
      'no basket id': { purchase: { kind: 'basket', bookingRef: 'SUN1001' } },
      'a fraction owed': { purchase: { kind: 'balance', bookingRef: 'SUN1001', owed: 1.5 } },
      'an action of which nobody heard': {
        purchase: { kind: 'plan', bookingRef: 'SUN1001', action: 'cancel', stood: '' },
      },
      'a fraction of a generation': { generation: 0.5 },
      'a generation below zero': { generation: -1 },
      'a generation as text': { generation: '1' },
      'no requests': { unanswered: null },
      'a request that is no number': { unanswered: [1, 'two'] },
      'an attempt of another kind': { attempt: { kind: 'paid' } },
      'a reference that is a number': { attempt: { kind: 'accepted', reference: 61001 } },
      'a secret in the wrong place': {
        attempt: { kind: 'check', secret: 'pi_1_secret_2', reference: null, open: true },
      },
      'an amount as text': { submission: { ...record.submission, amount: '24000' } },
      'known payments that are no list': { submission: { ...record.submission, known: 'PAY-1' } },
      'a known payment without a reference': { submission: { ...record.submission, known: ['PAY-1', null] } },
      'no time': { submission: { ...record.submission, at: null } },
      'a wish without a card': { submission: { ...record.submission, wish: { day: 5 } } },
      'a word that is no text': { notice: { kind: 'declined' } },
      'whether the notice is withheld, as text': { isWithheld: 'no' },
    }).map(([what, change]) => [what, JSON.stringify({ ...record, notice: null, ...change })] as const),
  ]
  it.each(broken)('reads as none if it is %s', (_what, text) => {
    const vault = storing(text)
    expect([vault.read(name), vault.all()]).toEqual([null, []])
  })

  it('reads as none if an older release stored another format', () => {
    const old = {
      bookingRef: 'SUN1001',
      basketId: 'b1',
      amount: 24_000,
      idempotencyKey: 'key-1',
      startedAt: 0,
      standing: 'sent',
      reference: null,
      known: null,
    }
    const { lasting, tab } = browser()
    lasting.set(`${prefix}SUN1001`, JSON.stringify(old))
    lasting.set('another program’s', JSON.stringify(record))
    expect(createPaymentVault(tab()).all()).toEqual([])
  })

  it('reads as none or a complete record, wherever it was changed, and never throws', () => {
    const json = fc.jsonValue({ maxDepth: 1 })
    const places = (value: unknown): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [[key], ...places(inner).map((path) => [key, ...path])])
        : []
    const changed = (value: unknown, [key, ...path]: readonly string[], to: unknown): unknown => {
      if (key === undefined) return to
      const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
        ? [...value]
        : { ...(value as Record<string, unknown>) }
      const fields = copy as Record<string, unknown>
      if (path.length === 0 && to === undefined) delete fields[key]
      else fields[key] = changed(fields[key], path, to)
      return copy
    }
    for (const whole of [record, check]) {
      const parsed: unknown = JSON.parse(textOf(whole))
      fc.assert(
        fc.property(fc.constantFrom(...places(parsed)), fc.oneof(json, fc.constant(undefined)), (path, to) => {
          const vault = storing(JSON.stringify(changed(parsed, path, to)))
          const read = vault.read(name)
          if (read === null) return
          // A complete record reads the same after it is written again.
          const again = createMemoryVault()
          again.write(name, read)
          expect(again.read(name)).toEqual(read)
          expect(Number.isSafeInteger(read.generation) && read.generation >= 0 && read.purchase.bookingRef !== '').toBe(
            true,
          )
        }),
        { numRuns: 300 },
      )
    }
  })
})
