import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { uiStamp } from './ui/uiStamp.js'
import { welcome } from './welcome.js'

it('welcomes with the address, the customers, the cards and the controls', () => {
  const text = welcome(4100)
  for (const part of [
    'http://localhost:4100',
    'aurora.localhost:4100',
    'demo@example.com',
    'Passw0rd!',
    'http://localhost:4100/__fake/',
    '4000 0027 6000 3184',
    '3782 822463 10005',
  ]) {
    expect(text).toContain(part)
  }
})

it('detects a stale build by its sources, not by dates or tests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'stamp-'))
  const write = async (path: string, text: string) => {
    await mkdir(join(root, path, '..'), { recursive: true })
    await writeFile(join(root, path), text)
    return uiStamp(root)
  }
  const first = await write('packages/core/src/money/Money.ts', 'one')
  expect(await write('packages/core/src/money/Money.ts', 'one')).toBe(first)
  expect(await write('packages/core/src/money/Money.test.ts', 'a test')).toBe(first)
  expect(await write('packages/react-ui/index.html', '<!doctype html>')).not.toBe(first)
  expect(await write('packages/core/src/money/Money.ts', 'two')).not.toBe(first)
  await rm(root, { recursive: true })
})
