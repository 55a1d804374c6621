import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { type ServedFake, serveFake } from '../server/serveFake.js'
import { runCommand, type Terminal } from './runCommand.js'

const tutorial = readFileSync(new URL('../../docs/hold-your-back-end-against-the-contract.md', import.meta.url), 'utf8')
/** The blocks of `bash` are for a back end of one's own, which a test does not have. */
const steps = [...tutorial.matchAll(/^```(sh|text)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  isCommand: language === 'sh',
  text: text ?? '',
}))

let served: ServedFake
let folder: string
beforeAll(async () => {
  served = await serveFake({
    port: 0,
    backend: createFakeBackend({ clock: { now: () => Date.parse('2026-03-02T09:00:00Z') } }),
  })
  folder = mkdtempSync(join(tmpdir(), 'conformance-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await served.close()
})

const nobody: Terminal = {
  print: () => {},
  complain: () => {},
  askSecretly: async () => null,
  variable: () => undefined,
}

const password = (name: string): string | undefined => (name === 'BOOKING_PASSWORD' ? 'Passw0rd!' : undefined)

const run = async (args: readonly string[], terminal: Partial<Terminal> = {}) => {
  const said: string[] = []
  const complained: string[] = []
  const status = await runCommand(args, {
    ...nobody,
    print: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
    ...terminal,
  })
  return { status, said: said.join(''), complained: complained.join('') }
}

/** The words of a command line, split as a shell splits them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+?)'([^']*)'|(\S+)/g)].map(
    ([, quoted, name, value, plain]) => quoted ?? (name === undefined ? (plain ?? '') : name + (value ?? '')),
  )

const runStep = async (text: string): Promise<string> => {
  const here = text
    .trim()
    .replaceAll('http://localhost:3000', served.url)
    .replace('report.xml', join(folder, 'report.xml'))
  const words = wordsOf(here)
  if (words[0] === 'curl') {
    const answer = await fetch(words[1] ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: words.at(-1) ?? '',
    })
    expect(answer.ok).toBe(true)
    return answer.text()
  }
  // The test serves the world already.
  if (here === 'npm ci && npm start') return ''
  const set = words.filter((word) => /^BOOKING_\w*PASSWORD=/.test(word))
  const command = words.slice(set.length)
  const variables = new Map(
    set.map((word): [string, string] => [word.split('=', 1)[0] ?? '', word.replace(/^\w+=/, '')]),
  )
  expect(command.slice(0, 5)).toEqual(['npm', 'run', '--silent', 'conformance', '--'])
  return (await run(command.slice(5), { variable: (name) => variables.get(name) })).said
}

describe('the tutorial', () => {
  it('runs literally and shows the output that it describes', async () => {
    let said = ''
    for (const { isCommand, text } of steps) {
      if (isCommand) said = await runStep(text)
      else {
        const shown = text.trimEnd().replaceAll('http://localhost:3000', served.url).split('\n')
        for (const line of shown) expect(said).toContain(line)
      }
    }
    expect(steps.length).toBeGreaterThan(7)
    expect(readFileSync(join(folder, 'report.xml'), 'utf8')).toContain('failures="1"')
    expect(served.backend.inspect.charges()).toHaveLength(2)
    expect(served.backend.inspect.returns()).toHaveLength(1)
  })
})

describe('the command', () => {
  const email = ['--email', 'demo@example.com']

  it.each([
    [['http://localhost', ...email, '--verbose'], 'There is no option --verbose.'],
    [['http://localhost', '--email'], '--email wants a value.'],
    [['http://localhost', ...email, '--junit', '--write'], '--junit wants a value.'],
    [['http://localhost', ...email, '--locked-email', ''], '--locked-email wants a value.'],
    [['http://localhost', ...email, '--write=yes'], '--write takes no value.'],
    [[...email], 'Say the address of the back end, such as http://localhost:3000.'],
    [['localhost:3000', ...email], '“localhost:3000” is no address such as http://localhost:3000.'],
    [['http://a:b@localhost', ...email], 'An address with a password in it lands in logs.'],
    [['http://localhost', 'http://other', ...email], 'One address is enough; “http://other” is one too many.'],
    [['http://localhost'], 'Say who signs in: --email <address>.'],
    [['http://localhost', ...email, '--password', 'secret'], 'A password is no option, as options land in logs'],
    [['http://localhost', ...email, '--refund', 'refunds'], '“refunds” is no address such as'],
    [
      ['http://localhost', ...email, '--other-email', 'Demo@example.com'],
      '--other-email has to be another customer than --email.',
    ],
    [
      ['http://localhost', ...email, '--other-email', 'plan@example.com'],
      'There is no password of plan@example.com: set BOOKING_OTHER_PASSWORD',
    ],
  ])('says in one sentence what is wrong: %j', async (args, words) => {
    const { status, said, complained } = await run(args, { variable: password })
    expect([status, said]).toEqual([2, ''])
    expect(complained).toContain(words)
    expect(complained.trim().split('\n')).toHaveLength(1)
    expect(complained).not.toContain('secret')
  })

  it('reads a typed password, and stops without one', async () => {
    const asked: string[] = []
    const askSecretly = async (question: string) => {
      asked.push(question)
      return 'Passw0rd!'
    }
    expect((await run([served.url, ...email, '--booking', 'SUN1002'], { askSecretly })).status).toBe(0)
    expect(asked).toEqual(['Password of demo@example.com: '])
    expect(await run([served.url, ...email])).toMatchObject({
      status: 2,
      complained: 'There is no password of demo@example.com: set BOOKING_PASSWORD, or type it when asked.\n',
    })
  })

  it('writes the report as HTML, JUnit and JSON, with the skipped checks', async () => {
    const files = {
      html: join(folder, 'all/a.html'),
      junit: join(folder, 'all/a.xml'),
      json: join(folder, 'all/a.json'),
    }
    const options = Object.entries(files).flatMap(([form, file]) => [`--${form}`, file])
    await served.backend.fetch('http://localhost/__fake/faults', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"match":{"path":"getGenders"},"times":"once","effect":{"kind":"wrongShape"}}',
    })
    const { status } = await run([served.url, ...email, '--booking', 'SUN1002', ...options], { variable: password })
    const [html, junit, json] = Object.values(files).map((file) => readFileSync(file, 'utf8'))
    expect(status).toBe(1)
    expect(html).toContain('1 failure.')
    expect(html).toContain('missing at genders')
    expect(html).not.toMatch(/<(script|link)|src=|url\(/)
    expect(junit).toContain('<failure message="missing at genders: expected')
    expect(junit).toContain('whether a locked account stays out: --locked-email tries it')
    expect(JSON.parse(json ?? '')).toMatchObject({
      baseUrl: served.url,
      calls: expect.any(Array),
      notTried: expect.any(Array),
    })
  })

  it('says who cannot sign in with the given password, which is no breach of the contract', async () => {
    const others = ['--other-email', 'plan@example.com']
    const passwords: Readonly<Record<string, string>> = {
      BOOKING_PASSWORD: 'Passw0rd!',
      BOOKING_OTHER_PASSWORD: 'Typo',
    }
    for (const [args, variable, who] of [
      [email, () => 'Typo', 'demo@example.com'],
      [[...email, ...others], (name: string) => passwords[name], 'plan@example.com'],
    ] as const) {
      const { status, said, complained } = await run([served.url, ...args], { variable })
      expect([status, said]).toEqual([2, ''])
      expect(complained).toBe(`${who} cannot sign in: the e-mail address or the password is wrong (15000050).\n`)
    }
  })

  it('stops at a booking that the customer does not have, such as a mistyped one', async () => {
    for (const booking of ['SUN1020', 'SUN2001']) {
      const { status, said, complained } = await run([served.url, ...email, '--booking', booking], {
        variable: password,
      })
      expect([status, said]).toEqual([2, ''])
      expect(complained).toBe(`The customer has no booking ${booking}.\n`)
    }
  })

  it('reports a refund that was not made', async () => {
    const asked = [served.url, ...email, '--write', '--refund']
    for (const [address, words] of [
      [`${served.url}/__fake/nothing`, 'answers HTTP 404'],
      ['http://localhost:1/refunds', 'Nothing answers at http://localhost:1/refunds.'],
    ] as const) {
      served.backend.world.reset()
      const { status, complained } = await run([...asked, address], { variable: password })
      expect([status, complained]).toEqual([2, expect.stringContaining(words)])
    }
  })

  it('reports that nobody answers, and that a report cannot be written', async () => {
    const nowhere = await run(['http://localhost:1', ...email], { variable: password })
    expect(nowhere).toMatchObject({ status: 2, said: '' })
    expect(nowhere.complained).toMatch(/^No back end answers at http:\/\/localhost:1: /)
    const unwritten = await run([served.url, ...email, '--booking', 'SUN1002', '--junit', folder], {
      variable: password,
    })
    expect(unwritten.status).toBe(2)
    expect(unwritten.complained).toMatch(/^The report cannot be written: /)
  })
})
