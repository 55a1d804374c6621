import { readFileSync } from 'node:fs'
import { expect, test } from './support/world'

const namesIn = (file: string): readonly string[] => {
  const { dependencies } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  return Object.keys(dependencies).filter((name) => !name.startsWith('@booking-dashboard/'))
}

test('the notices that licences require are served with the build', async ({ request }) => {
  const answer = await request.get('/THIRD-PARTY-NOTICES.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const notices = (await answer.text()).split(/^## /m).slice(1)
  const named = notices.map((notice) => /^(\S+) - /.exec(notice)?.[1] ?? '')
  const wanted = ['../../core/package.json', '../../http-adapter/package.json', '../package.json'].flatMap(namesIn)
  // Packages that the build replaces by its own, or lists under the name of their source, or that only scripts load.
  const others = new Set(['inversify', 'reflect-metadata', 'react-router-dom', 'tough-cookie'])
  expect(named).toEqual(expect.arrayContaining(wanted.filter((name) => !others.has(name))))
  expect(named).toEqual(expect.arrayContaining(['react-router', 'scheduler']))
  for (const notice of notices) expect(notice).toMatch(/copyright/i)
})
