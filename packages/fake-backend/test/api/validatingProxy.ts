import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Fetch } from '@booking-dashboard/http-adapter/node'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'

interface Content {
  readonly schema?: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, Content>>
}
interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: object
}
interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, Answer>>
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly responses: Readonly<Record<string, Answer>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

const file = createRequire(import.meta.url).resolve('@booking-dashboard/http-adapter/openapi.json')
const document = JSON.parse(readFileSync(file, 'utf8')) as Document

/** An independent JSON Schema validator, which does not use our codecs. */
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
})
ajv.addSchema(document, 'openapi.json')

const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi.json#/components/'))

const compiled = new Map<object, ReturnType<typeof ajv.compile>>()
const problemsOf = (schema: object, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? ajv.compile(absolute(schema))
  compiled.set(schema, validate)
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message = '' }: ErrorObject) => `${instancePath || '/'} ${message}`,
  )
}

const resolved = <A extends { readonly $ref?: string }>(part: A, components: Readonly<Record<string, A>>): A =>
  part.$ref === undefined ? part : (components[part.$ref.split('/').at(-1) ?? ''] ?? part)

interface Route {
  readonly method: string
  readonly pattern: RegExp
  readonly params: number
  readonly operation: Operation
}
// Paths without parameters come before paths with parameters.
const routes: readonly Route[] = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      params: path.split('{').length,
      operation,
    })),
  )
  .toSorted((a, b) => a.params - b.params)

const readBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const problemsOfRequest = (
  { parameters, requestBody }: Operation,
  request: Request,
  body: string,
): readonly string[] => {
  const { searchParams } = new URL(request.url)
  const known = parameters.map((parameter) => resolved(parameter, document.components.parameters))
  const unknownQuery = [...searchParams.keys()].filter(
    (name) => !known.some((one) => one.in === 'query' && one.name === name),
  )
  const wrong = known.flatMap(({ name, in: place, required, schema }) => {
    if (place === 'path') return []
    const value = place === 'query' ? searchParams.get(name) : request.headers.get(name)
    if (value === null) return required ? [`${name} is missing`] : []
    return problemsOf(schema, value).map((problem) => `${name}: ${problem}`)
  })
  const schema = requestBody?.content['application/json']?.schema
  return [
    ...unknownQuery.map((name) => `the query has an unknown ${name}`),
    ...wrong,
    ...(schema === undefined ? [] : problemsOf(schema, readBody(body)).map((problem) => `body: ${problem}`)),
  ]
}

const problemsOfAnswer = ({ responses }: Operation, status: number, type: string, body: string): readonly string[] => {
  const listed = responses[status] ?? responses['default']
  if (listed === undefined) return [`${status} is not listed`]
  const { content } = resolved(listed, document.components.responses)
  if (content === undefined) return []
  const schemaOf = Object.entries(content).find(([media]) => type.startsWith(media))?.[1]
  if (schemaOf === undefined) return [`${type} is not listed`]
  return schemaOf.schema === undefined ? [] : problemsOf(schemaOf.schema, readBody(body))
}

/** Forwards calls to a back end and records in `violations` what the OpenAPI document does not allow. */
export const validating =
  (backEnd: Fetch, violations: string[]): Fetch =>
  async (address, init) => {
    const request = new Request(address, init)
    const { pathname } = new URL(request.url)
    const response = await backEnd(address, init)
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname))
    if (route === undefined) {
      violations.push(`${request.method} ${pathname} is in no document`)
      return response
    }
    const type = response.headers.get('content-type') ?? ''
    const problems = [
      ...problemsOfRequest(route.operation, request, await request.text()).map((problem) => `asked: ${problem}`),
      ...problemsOfAnswer(route.operation, response.status, type, await response.clone().text()),
    ]
    violations.push(...problems.map((problem) => `${route.operation.operationId} ${response.status}: ${problem}`))
    return response
  }

/** Every example of the document that violates its own schema. */
export const wrongExamples = (): readonly string[] => {
  const wrongIn = (name: string, contents: Readonly<Record<string, Content>> = {}): readonly string[] =>
    Object.values(contents).flatMap(({ schema, example, examples = {} }) => {
      const values = [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)]
      return schema === undefined
        ? []
        : values.flatMap((value) => problemsOf(schema, value).map((one) => `${name}: ${one}`))
    })
  return [
    ...routes.flatMap(({ operation: { operationId, requestBody, responses } }) => [
      ...wrongIn(operationId, requestBody?.content),
      ...Object.values(responses).flatMap(({ content }) => wrongIn(operationId, content)),
    ]),
    ...Object.entries(document.components.responses).flatMap(([name, { content }]) => wrongIn(name, content)),
  ]
}
