import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import { createMemoryVault, createPaymentVault } from './paymentVault.js'
import { browser, check, name, prefix, record } from '../../test/storedPayments.js'

const storing = (text: string) => {
  const { lasting, tab } = browser()
  lasting.set(prefix + name, text)
  return createPaymentVault(tab())
}
const textOf = (payment: StoredPaymentOfPage): string => {
  const { tab, texts } = browser()
  createPaymentVault(tab()).write(name, payment)
  return texts()
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
