import { describe, expect, it } from 'vitest'
import { scenarios } from '../worlds/scenarios.js'
import { help, readSettings } from './settings.js'

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(readSettings([], {})).toEqual({
      port: 3000,
      host: 'localhost',
      seed: 1,
      scenario: 'demo',
      worldFile: null,
      latency: 0,
      stateFile: null,
      strict: false,
      corsOrigins: [],
      publishableKey: null,
    })
  })

  it('takes each setting', () => {
    const args =
      '--port 0 --host Bench.test --seed 7 --scenario yen --latency 100-300 --state w.state --strict --cors-origin http://localhost:5173 --cors-origin https://front.example/'
    expect(readSettings(args.split(' '), { PORT: '4100', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual({
      port: 0,
      host: 'bench.test',
      seed: 7,
      scenario: 'yen',
      worldFile: null,
      latency: { least: 100, most: 300 },
      stateFile: 'w.state',
      strict: true,
      corsOrigins: ['http://localhost:5173', 'https://front.example'],
      publishableKey: 'pk_test_1',
    })
    expect(readSettings(['--latency', '250'], { PORT: '4100' })).toMatchObject({ port: 4100, latency: 250 })
    expect(readSettings([], { PORT: '' })).toMatchObject({ port: 3000 })
  })

  it.each([
    ['--help', 'help'],
    ['-h', 'help'],
    ['--version', 'version'],
  ])('%s starts no server', (flag, asked) => {
    expect(readSettings(['--port', '1', flag], {})).toBe(asked)
  })

  it.each([
    ['--prot 3000', {}, 'There is no option --prot: --help lists them.'],
    ['serve', {}, '“serve” is no option: they begin with --, and --help lists them.'],
    ['--port', {}, '--port wants a value: --help says which.'],
    ['--strict=yes', {}, '--strict takes no value.'],
    ['--port web', {}, '--port has to be a whole number from 0 to 65535, not “web”.'],
    ['', { PORT: '65536' }, 'PORT has to be a whole number from 0 to 65535, not “65536”.'],
    ['--host 0.0.0.0', {}, '--host has to be localhost, or one name or address of this machine, not “0.0.0.0”.'],
    ['--host ::', {}, '--host has to be localhost, or one name or address of this machine, not “::”.'],
    ['--scenario sunny', {}, 'There is no scenario sunny: --help lists them.'],
    ['--scenario yen --world w.json', {}, '--world and --scenario both say which world it is: give one of them.'],
    ['--latency soon', {}, '--latency has to be a whole number from 0 to 600000, not “soon”.'],
    ['--latency 300-100', {}, '--latency goes from the lesser to the greater, not “300-100”.'],
    ['--cors-origin *', {}, '--cors-origin has to be an origin such as http://localhost:5173, not “*”.'],
    [
      '--cors-origin https://a.b/c',
      {},
      '--cors-origin has to be an origin such as http://localhost:5173, not “https://a.b/c”.',
    ],
    ['', { STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }, /publishable test key/],
  ])('“%s” %j is refused with one sentence', (args, env, sentence) => {
    expect(() => readSettings(args.split(' ').filter(Boolean), env)).toThrow(sentence)
  })

  it('--help lists every option and every scenario', () => {
    for (const option of ['port', 'host', 'scenario', 'world', 'seed', 'latency', 'state', 'strict', 'cors-origin'])
      expect(help()).toContain(`--${option}`)
    for (const { name, what } of scenarios) expect(help()).toMatch(new RegExp(`${name} +${what.slice(0, 20)}`))
    expect(
      Math.max(
        ...help()
          .split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThanOrEqual(130)
  })
})
