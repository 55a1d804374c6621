import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A typical script of a user. Each `/*?*\/` stands behind the name to look up. */
const script = `
import { money /*?*/ } from '@booking-dashboard/core'
import { connectDashboard /*?*/, createFileVault /*?*/ } from '@booking-dashboard/http-adapter/node'
import { createFakeBackend /*?*/ } from '@booking-dashboard/fake-backend'
const backend = createFakeBackend({ seed /*?*/: 1 })
backend.faults/*?*/.add/*?*/({ match/*?*/: { path/*?*/: 'pay' }, times/*?*/: 'once', effect/*?*/: { kind: 'drop' } })
const dashboard = await connectDashboard({ baseUrl/*?*/: 'http://localhost', vault/*?*/: createFileVault('payments.json') })
dashboard.session/*?*/
dashboard.client/*?*/
dashboard.messages/*?*/
dashboard.customer/*?*/.update/*?*/
dashboard.bookings/*?*/
const basket = dashboard.basket/*?*/('SUN1001')
basket.state$/*?*/
basket.addTickets/*?*/
const checkout = dashboard.checkout/*?*/('SUN1001')
checkout.pay/*?*/({ cardholderName/*?*/: 'Ada King', source/*?*/: { kind: 'paymentMethod', id: 'pm_card_visa' } })
money
`

it('hovering over a name that scripts use shows its documentation', () => {
  const folder = join(root, 'packages/fake-backend')
  const config: unknown = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const file = join(folder, 'scripts/hovered.ts')
  const read = (name: string): string | undefined => (name === file ? script : ts.sys.readFile(name))
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, noEmit: true, composite: false, incremental: false }),
    getScriptFileNames: () => [file],
    getScriptVersion: () => '0',
    getScriptSnapshot: (name) => {
      const text = read(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: read,
  })
  expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([])
  const silent = [...script.matchAll(/([\w$]+) ?\/\*\?\*\//g)].flatMap(({ 1: name = '', index }) => {
    const { documentation = [] } = service.getQuickInfoAtPosition(file, index) ?? {}
    return documentation.length > 0 ? [] : [name]
  })
  expect(silent).toEqual([])
})
