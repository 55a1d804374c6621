import * as contract from '../../src/contract.js'
import type { AnyEndpoint } from '../../src/contract/endpoint.js'
import type { FileEndpoint } from '../../src/contract/endpoint.js'
import { ErrorsAnswer } from '../../src/contract/errors.js'
import { errorComponents } from './errorResponses.js'
import { everyRequest, ofMoney, ofStored } from './headers.js'
import { fileOperationOf, openApiPath, operationOf, tagOfFiles } from './operationOf.js'
import { tagWords } from './operationWords.js'
import { type Schema, schemaOf, type Schemas } from './schemaOf.js'

const { downloadFiles, ...exported } = contract

type Endpoints = Readonly<Record<string, AnyEndpoint>>

/** Every `…Endpoints` that the contract exports, by feature: the document includes each feature of the contract. */
const features: readonly (readonly [string, Endpoints])[] = Object.entries(exported)
  .flatMap(([name, value]) =>
    typeof value === 'object' && !('decode' in value) && name.endsWith('Endpoints')
      ? [[name.slice(0, -'Endpoints'.length), value] as const]
      : [],
  )
  .sort(byName)

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

export const allEndpoints: readonly AnyEndpoint[] = features.flatMap(([, endpoints]) => Object.values(endpoints))

export const allFiles: readonly FileEndpoint<string>[] = Object.values(downloadFiles)

const errorEntry: Schema = { anyOf: [{ $ref: '#/components/schemas/ErrorEntry' }, { type: 'string' }] }

/**
 * The answer with errors that may replace any success. Every field of ErrorsAnswer is optional, so its schema alone
 * refuses nothing.
 */
const errorsInstead: Schema = {
  anyOf: [
    { type: 'object', properties: { errors: { type: 'array', minItems: 1, items: errorEntry } }, required: ['errors'] },
    { type: 'object', properties: { error: errorEntry }, required: ['error'] },
  ],
}

const describeTag = (name: string): string => {
  const words = tagWords[name]
  if (words === undefined) throw new Error(`Nothing is said of ${name}`)
  return words
}

/** The contract as OpenAPI 3.1 (behaviour/contract#d1.1). */
export const openApiDocument = (): Schema => {
  const schemas: Schemas = new Map()
  schemaOf(ErrorsAnswer, schemas)
  schemas.set('ErrorsInstead', errorsInstead)
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [feature, endpoints] of features) {
    for (const endpoint of Object.values(endpoints)) {
      const path = openApiPath(endpoint.path)
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, feature, schemas) }
    }
  }
  for (const file of allFiles) {
    paths[openApiPath(file.path)] = { [file.method.toLowerCase()]: fileOperationOf(file) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Customer self-service booking dashboard: /api',
      version: '0.1.0',
      description:
        'Generated from the codecs of the HTTP adapter. Unknown fields are allowed everywhere. Amounts are minor units.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host that serves the dashboard.' }],
    tags: [...features.map(([name]) => name), tagOfFiles].map((name) => ({ name, description: describeTag(name) })),
    paths,
    components: {
      schemas: Object.fromEntries([...schemas].sort(byName)),
      parameters: { ...everyRequest, ...ofMoney, ...ofStored },
      responses: errorComponents,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'booking_session',
          description: 'Set at login, HttpOnly and SameSite=Lax. What it is called is the back end’s.',
        },
      },
    },
  }
}

export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
