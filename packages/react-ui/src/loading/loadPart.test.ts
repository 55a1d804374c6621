import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadError, loadPart, type PartLoading } from './loadPart'

const createTab = (isReachable = () => Promise.resolve(true)) => {
  const storedTexts = new Map<string, string>()
  let reloads = 0
  const around: PartLoading = {
    memory: () => ({
      getItem: (key) => storedTexts.get(key) ?? null,
      setItem: (key, value) => void storedTexts.set(key, value),
      removeItem: (key) => void storedTexts.delete(key),
    }),
    isReachable,
    reload: () => {
      reloads += 1
    },
  }
  return { around, reloads: () => reloads }
}
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /build/x.js'))
/** Runs everything that is due. */
const settle = () => vi.advanceTimersByTimeAsync(0)

describe('a part of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is returned once it has loaded', async () => {
    const { around, reloads } = createTab()
    await expect(loadPart('login', () => Promise.resolve('part'), around)).resolves.toBe('part')
    expect(reloads()).toBe(0)
  })

  it('reloads the page once when it is missing, then rejects', async () => {
    const { around, reloads } = createTab()
    void loadPart('login', missing, around)
    await settle()
    expect(reloads()).toBe(1)
    await expect(loadPart('login', missing, around)).rejects.toMatchObject({ name: 'LoadError', kind: 'missing' })
    expect(reloads()).toBe(1)
  })

  it('reloads the page only once: another missing part rejects at once', async () => {
    const { around, reloads } = createTab()
    void loadPart('login', missing, around)
    await settle()
    await expect(loadPart('bookings', missing, around)).rejects.toMatchObject({ kind: 'missing' })
    await loadPart('basket', () => Promise.resolve('part'), around)
    await expect(loadPart('bookings', missing, around)).rejects.toMatchObject({ kind: 'missing' })
    expect(reloads()).toBe(1)
  })

  it('may reload the page again once the part that caused the reload has loaded', async () => {
    const { around, reloads } = createTab()
    void loadPart('login', missing, around)
    await settle()
    await loadPart('login', () => Promise.resolve('part'), around)
    void loadPart('bookings', missing, around)
    await settle()
    expect(reloads()).toBe(2)
  })

  it('is given up after 120000 ms', async () => {
    const { around, reloads } = createTab()
    const never = () => new Promise<never>(() => undefined)
    void loadPart('login', never, around)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(reloads()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(reloads()).toBe(1)
    const second = loadPart('login', never, around).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await second).toMatchObject({ kind: 'timeout' })
  })

  it('does not reload the page if the reload cannot be recorded', async () => {
    const { around, reloads } = createTab()
    const refused: PartLoading = {
      ...around,
      memory: () => {
        throw new Error('refused')
      },
    }
    await expect(loadPart('login', () => Promise.reject(new SyntaxError('broken')), refused)).rejects.toEqual(
      new LoadError('other'),
    )
    expect(reloads()).toBe(0)
  })

  it('does not reload the page without a connection', async () => {
    const { around, reloads } = createTab(() => Promise.resolve(false))
    await expect(loadPart('login', missing, around)).rejects.toMatchObject({ kind: 'missing' })
    expect(reloads()).toBe(0)
  })
})
