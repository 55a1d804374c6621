import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIdOf } from './buildId.ts'

let folder: string
const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'))
  const first = join(folder, 'first')
  for (const path of [
    'package-lock.json',
    'packages/core/src/index.ts',
    'packages/core/src/money/Money.ts',
    'packages/http-adapter/src/index.ts',
    'packages/react-ui/src/main.tsx',
    'packages/react-ui/build/document.ts',
    'packages/react-ui/public/favicon.svg',
    'packages/react-ui/index.html',
    'packages/react-ui/offline.html',
    'packages/react-ui/vite.config.ts',
  ])
    write(first, path, path)
  write(first, 'packages/react-ui/package.json', '{ "version": "1.2.3" }')
  cpSync(first, join(folder, 'second'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('names the release and its sources, alike wherever they lie', () => {
  const id = buildIdOf(join(folder, 'first'))
  expect(id).toMatch(/^booking-dashboard@1\.2\.3\+[\da-f]{12}$/)
  expect(buildIdOf(join(folder, 'second'))).toBe(id)
})

it('changes with a source, and not with a test', () => {
  const root = join(folder, 'second')
  const id = buildIdOf(root)
  write(root, 'packages/core/src/money/Money.test.ts', 'a test')
  expect(buildIdOf(root)).toBe(id)
  write(root, 'packages/core/src/money/Money.ts', 'changed')
  expect(buildIdOf(root)).not.toBe(id)
})
