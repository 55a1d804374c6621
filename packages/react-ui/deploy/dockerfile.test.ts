import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { factsOf, isSent } from './dockerfile'

const dockerfile = fileURLToPath(new URL('Dockerfile', import.meta.url))

it('the image runs as another user than root, and has calls finished before it stops', () => {
  expect(factsOf(dockerfile)).toMatchObject({ user: 'node', stopSignal: 'SIGQUIT' })
})

it.each([
  ['packages/core/src/index.ts', true],
  ['package-lock.json', true],
  ['.config/build.mjs', true],
  ['.git/config', false],
  ['.env', false],
  ['packages/react-ui/.env.local', false],
  ['packages/react-ui/deploy/tls.key', false],
  ['packages/core/node_modules/uuid/package.json', false],
  ['node_modules/uuid/package.json', false],
  ['packages/core/dist/index.js', false],
])('whether %s goes into the build of the image: %j', (path, expected) => {
  expect(isSent(readFileSync(`${dockerfile}.dockerignore`, 'utf8'), path)).toBe(expected)
})
