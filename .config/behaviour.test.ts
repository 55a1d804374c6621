import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFakeBackend, testCards } from '@booking-dashboard/fake-backend'
import * as contract from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { basketStatuses } from '../packages/core/src/basket/Basket.js'
import {
  bookingPaymentStatuses,
  bookingStatuses,
  engineCodes,
  paymentWord,
} from '../packages/core/src/domain/bookingCodes.js'
import { deliveryStatuses } from '../packages/core/src/domain/Delivery.js'
import { resaleCode, resaleReasons } from '../packages/core/src/domain/Ticket.js'
import { texts } from '../packages/core/src/composition/texts.js'
import { routeTable } from '../packages/react-ui/src/pages/routeTable.js'

// The tables in behaviour/ match the product: each code, text, number, path and limit.

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'packages/core/docs/behaviour')
const demoWorld = join(root, 'packages/fake-backend/docs/demo-world.md')
const pages = [...readdirSync(folder).map((name) => join(folder, name)), demoWorld]

type Row = Readonly<Record<string, string>>

const cellsOf = (line: string): readonly string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of every table with this header; cells by column. */
const rowsOf = (...header: readonly string[]): readonly Row[] =>
  pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^\|.*\n\|[ :|-]+\n(?:\|.*\n?)+/gm)].flatMap(([table]) => {
      const [head = '', , ...lines] = table.trim().split('\n')
      const columns = cellsOf(head)
      if (!header.every((name, at) => columns[at] === name)) return []
      return lines.map((line) => Object.fromEntries(cellsOf(line).map((cell, at) => [columns[at] ?? '', cell])))
    }),
  )

const code = (cell = ''): string => cell.replaceAll('`', '')

const sources = ['core', 'http-adapter', 'fake-backend', 'react-ui'].flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
)
const isInSources = (words: string): boolean => sources.some((text) => text.includes(words))

/** The text at `basket.added(2, Double)`, called with these arguments. */
const textAt = (key: string): unknown => {
  const [, path = '', given] = /^([\w.]+)(?:\((.*)\))?$/.exec(key) ?? []
  const found = path.split('.').reduce<unknown>((node, name) => {
    return typeof node === 'object' && node !== null
      ? Object.entries(node).find(([own]) => own === name)?.[1]
      : undefined
  }, texts)
  if (given === undefined || typeof found !== 'function') return found
  const values = found.length === 1 ? [given] : given.split(', ')
  return Reflect.apply(
    found,
    undefined,
    values.map((value) => (/^\d+$/.test(value) ? Number(value) : value)),
  )
}

describe('the table of texts', () => {
  const rows = rowsOf('Text', 'Key')

  it('is long', () => {
    expect(rows.length).toBeGreaterThan(60)
  })

  it.each(rows.map((row) => [code(row['Key']), row['Text']]))('%s', (key, text) => {
    expect(textAt(key ?? '')).toBe(text)
  })
})

describe('codes', () => {
  const effectOf = (entry: object): string =>
    [
      ...('redirectPath' in entry ? [`redirect to \`${String(entry.redirectPath)}\``] : []),
      ...('revokeAuth' in entry ? ['revoke auth'] : []),
    ].join(', ')
  const byName = <T extends { readonly name: string }>(all: readonly T[]): readonly T[] =>
    all.toSorted((a, b) => (a.name < b.name ? -1 : 1))

  it('of accounts, bookings and tickets lead to what the table says', () => {
    const stated = rowsOf('Code', 'Meaning', 'Text', 'Severity', 'Effect').map((row) => ({
      name: row['Code'] ?? '',
      ...{ text: row['Text'], severity: row['Severity'], effect: row['Effect'] },
    }))
    const ofPayments = Object.keys(texts.paymentCode)
    const ofOthers = Object.entries(texts.codes).filter(([name]) => !ofPayments.includes(name))
    const real = ofOthers.map(([name, entry]) => ({
      name,
      ...{ text: entry.text ?? '', severity: entry.severity, effect: effectOf(entry) },
    }))
    expect(byName(stated)).toEqual(byName(real))
  })

  it('of payments match the table, including what becomes of their key', () => {
    const stated = rowsOf('Code', 'Meaning', 'Text', 'Severity', 'Attempt').map((row) => ({
      name: row['Code'] ?? '',
      ...{ text: row['Text'], severity: row['Severity'], attempt: row['Attempt'] },
    }))
    const real = Object.entries(texts.paymentCode).map(([name, { text, severity, attempt }]) => ({
      name,
      ...{ text, severity, attempt },
    }))
    expect(real.length).toBe(37)
    expect(byName(stated)).toEqual(byName(real))
  })

  it('of operations match the table', () => {
    const stated = rowsOf('Operation', 'Text', 'Severity', 'Effect').map((row) => ({
      name: row['Operation'] ?? '',
      ...{ text: row['Text'], severity: row['Severity'], effect: row['Effect'] },
    }))
    const real = Object.entries(texts.operations).map(([name, entry]) => ({
      name,
      ...{ text: entry.text, severity: entry.severity, effect: effectOf(entry) },
    }))
    expect(byName(stated)).toEqual(byName(real))
  })

  it('of internal messages are those in the reports', () => {
    const stated = rowsOf('Internal message').map((row) => row['Internal message'] ?? '')
    expect(stated).toHaveLength(6)
    expect(stated.filter((message) => !isInSources(`'${message}'`))).toEqual([])
  })
})

describe('the table of', () => {
  const letters = (words: string): string => words.toLowerCase().replace(/[^a-z]/g, '')
  const names = (numbers: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [String(number), name]))
  const paymentStatuses = Object.fromEntries([2, 3, 6, 7, 9].map((status) => [status, paymentWord({ status })]))

  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['Booking status', 'Meaning', bookingStatuses],
    ['Booking payment status', 'Meaning', bookingPaymentStatuses],
    ['Basket status', 'Meaning', basketStatuses],
    ['Payment status', 'Meaning', paymentStatuses],
    ['Delivery status', 'Meaning', deliveryStatuses],
    ['Resale code', 'Meaning', names(resaleCode)],
    ['Resale reason', 'Meaning', resaleReasons],
  ])('%s', (first, second, real) => {
    const stated = rowsOf(first, second)
    expect(stated.map((row) => row[first]).toSorted()).toEqual(Object.keys(real).toSorted())
    for (const row of stated) expect(letters(row[second] ?? '')).toContain(letters(real[row[first] ?? ''] ?? 'nothing'))
  })

  it('of engines', () => {
    const real = Object.entries(engineCodes).map(([name, value]) => [letters(name), String(value)])
    expect(rowsOf('Engine').map((row) => [letters(row['Engine'] ?? ''), row['Code']])).toEqual(real)
  })

  it('of price displays', () => {
    const { free, included } = texts.screen.booking.prices
    expect(rowsOf('Price display').map((row) => row['Shows'])).toEqual(['the amount', 'nothing', free, included])
  })
})

describe('paths', () => {
  it('of screens, with the frame of each', () => {
    const names: Readonly<Record<string, string>> = {
      booking_reference: 'bookingRef',
      accommodation_id: 'accommodationId',
      customer_id: 'customerId',
    }
    const stated = rowsOf('Route', 'Title').map((row) => [
      code(row['Route']).replace(/\{(\w+)\}/g, (_, name: string) => `:${names[name] ?? name}`),
      row['Who'],
    ])
    const notices = ['/error', '/unauthorised', '/404'].map((path) => [path, 'visitor'])
    expect(stated.toSorted()).toEqual([...routeTable.map(({ path, frame }) => [path, frame]), ...notices].toSorted())
  })

  it('of screens, with titles that exist in the texts', () => {
    const titles: string[] = []
    const collect = (node: unknown, path: string): void => {
      if (typeof node === 'string' && /title/i.test(path)) titles.push(node)
      if (typeof node !== 'object' || node === null) return
      for (const [name, value] of Object.entries(node)) collect(value, `${path}.${name}`)
    }
    collect(texts, '')
    expect(rowsOf('Route', 'Title').filter((row) => !titles.includes(row['Title'] ?? ''))).toEqual([])
  })

  it('of calls are those of the contract', () => {
    const plain = (path: string): string => path.replace(/\{\w+\}|:\w+/g, '{}')
    const endpoints = (node: unknown): readonly string[] => {
      if (typeof node !== 'object' || node === null) return []
      const { method, path }: { readonly method?: unknown; readonly path?: unknown } = node
      if (typeof method === 'string' && typeof path === 'string') return [`${method} ${plain(path)}`]
      return Object.values(node).flatMap(endpoints)
    }
    const real = [...new Set(Object.values(contract).flatMap(endpoints))]
    const stated = rowsOf('Method', 'Path').map((row) => `${row['Method']} ${plain(code(row['Path']))}`)
    expect(real.length).toBeGreaterThan(55)
    expect(stated.toSorted()).toEqual(real.toSorted())
  })
})

describe('limits', () => {
  const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, hours: 3_600_000 }
  const spans: Readonly<Record<string, number>> = { seconds: 1000, minutes: 60_000, hours: 3_600_000 }
  /** The value in `pollInterval = seconds(5)`: 5000. */
  const valueIn = (declaration: string): string => {
    const [, span, count = ''] = /(?:(\w+)\()?'?\b(\d[\d_]*)/.exec(declaration) ?? []
    return String(Number(count.replaceAll('_', '')) * (spans[span ?? ''] ?? 1))
  }
  const rows = rowsOf('Limit', 'Value').map((row) => [row['Limit'] ?? '', row['Value'] ?? '', code(row['In the code'])])

  it('are many', () => {
    expect(rows.length).toBeGreaterThan(25)
  })

  it.each(rows)('%s %s', (_, value, declaration) => {
    expect(isInSources(declaration), declaration).toBe(true)
    const [, number, unit] = /^(\d+)(?: (\w+))?$/.exec(value) ?? []
    if (number === undefined) expect(declaration).toContain(value)
    else expect(String(Number(number) * (units[unit ?? ''] ?? 1))).toBe(valueIn(declaration))
  })

  it('of settings are read by their names', () => {
    const settings = rowsOf('Setting', 'Allows').map((row) => code(row['Setting']))
    expect(settings).toHaveLength(3)
    expect(settings.filter((setting) => !isInSources(`'${setting}'`))).toEqual([])
  })
})

describe('the world of the demo', () => {
  it('knows the test cards', () => {
    const stated = rowsOf('Card', 'Payment method').map((row) => ({
      number: (row['Card'] ?? '').replaceAll(' ', ''),
      ...{ outcome: row['Outcome'], code: row['Refusal'] },
    }))
    const real = testCards.map(({ number, outcome, refusal }) => ({
      number,
      outcome,
      code: String(refusal?.code ?? ''),
    }))
    expect(stated).toEqual(real)
    for (const row of rowsOf('Card', 'Payment method')) {
      const card = testCards.find(({ number }) => number === (row['Card'] ?? '').replaceAll(' ', ''))
      expect(card?.paymentMethods).toContain(code(row['Payment method']))
    }
  })

  it('has the customers and bookings of its page', () => {
    const { customers, bookings } = createFakeBackend().world.report()
    expect(rowsOf('Email', 'State').map((row) => row['Email'])).toEqual(customers.map(({ email }) => email))
    const references = rowsOf('Reference', 'State').flatMap((row) => (row['Reference'] ?? '').split(', '))
    const real = bookings.filter(({ customer }) => customer === 'demo@example.com').map(({ reference }) => reference)
    expect(references.toSorted()).toEqual(real.toSorted())
  })
})
