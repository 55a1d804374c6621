import type { Plugin } from 'vite'

/** Of the container: what writes code at run time, and what makes classes by their decorators. */
const notBound =
  /@inversifyjs\/(?:core|container)\/lib\/.*\/(\w+Jit|InstanceBindingNodeImplementation|resolveInstanceBindingNode|getClassMetadata|build(?:Zero|One|Two|Three|Four)?ConstructorArguments?Resolver)\.js$/

/** `io-ts` as it is published makes a class of each codec while it is loaded, needed or not. */
const codecs = /io-ts\/es6\/index\.js$/

/** The router keeps forms and the fetching of pages of its data router for whoever only links. */
const router = /react-router\/dist\/\w+\/chunk-\w+\.mjs$/
const withoutDataRouter = (code: string): string =>
  code
    .replace(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/, 'null')
    .replace(/^(Form|ScrollRestoration|HistoryRouter)\.displayName = .*$/gm, '')
    .replace(/^var (Form|MemoizedDataRoutes) = /gm, 'var $1 = /* @__PURE__ */ ')

/**
 * What nobody here uses of a library is left out of the build, where the bundler cannot see that by itself. Only values and
 * factories are bound in the container; the page's Content-Security-Policy would refuse code that is made at run time. An asking
 * for either would say so.
 */
export const lighterLibraries = (): Plugin => ({
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const name = notBound.exec(id)?.[1]
    return name === undefined
      ? null
      : `export const ${name} = function () { throw new Error('${name} was left out of the build') }`
  },
  transform: (code, id) => {
    if (router.test(id)) return { code: withoutDataRouter(code), map: null }
    if (!codecs.test(id)) return null
    return { code: code.replace(/= (\/\*\* @class \*\/ \(function|new \w+\(\))/g, '= /* @__PURE__ */ $1'), map: null }
  },
})
