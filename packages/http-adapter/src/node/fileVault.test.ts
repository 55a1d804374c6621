import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minor, nameOf, type StoredPaymentOfPage } from '@booking-dashboard/core/ports'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileVault } from './fileVault.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const payment: StoredPaymentOfPage = {
  page: 'page-1',
  purchase: { kind: 'balance', bookingRef: 'SUN1001', owed: minor(80_000) },
  generation: 1,
  lastRequest: 2,
  unanswered: [2],
  attempt: { kind: 'check', secret: 'pi_1_secret_2', reference: 'PAY-9', open: true },
  submission: { amount: minor(80_000), at: 1_780_000_000_000, known: [], wish: null },
  notice: null,
  isWithheld: false,
}
const name = nameOf(payment.purchase)
const files = (): readonly string[] => readdirSync(folder)

describe('payments stored in a folder', () => {
  it('are found by the next process, without the secret of the challenge', () => {
    createFileVault(folder).write(name, payment)
    const found = createFileVault(folder)
    expect(found.all()).toEqual([{ ...payment, attempt: { ...payment.attempt, secret: null } }])
    expect(found.read(name)).toEqual(found.all()[0])
    expect(
      files()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join(),
    ).not.toContain('secret_2')
  })

  it('have one file each, whatever their name, until they are cleared', () => {
    const vault = createFileVault(folder)
    const plan: StoredPaymentOfPage = {
      ...payment,
      purchase: { kind: 'plan', bookingRef: '../SUN1001', action: 'create', stood: '/'.repeat(400) },
    }
    vault.write(name, payment)
    vault.write(nameOf(plan.purchase), plan)
    vault.write(name, { ...payment, generation: 2 })
    expect(files()).toHaveLength(2)
    expect(
      vault
        .all()
        .map(({ generation }) => generation)
        .sort(),
    ).toEqual([1, 2])
    vault.clear(nameOf(plan.purchase))
    vault.clear(name)
    expect([vault.all(), files()]).toEqual([[], []])
  })

  it('ignore a file that is incomplete or of another program', () => {
    const vault = createFileVault(folder)
    vault.write(name, payment)
    for (const file of files()) writeFileSync(join(folder, file), '["booking-dash')
    writeFileSync(join(folder, 'notes.json'), '{"a":1}')
    writeFileSync(join(folder, 'notes.txt'), 'x')
    expect([vault.all(), vault.read(name)]).toEqual([[], null])
  })

  it('need a writable folder, and fail at once without one', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(() => createFileVault(file)).toThrow(`Payments cannot be stored in ${file}: `)
  })
})
