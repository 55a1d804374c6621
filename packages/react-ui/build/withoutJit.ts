import type { Plugin } from 'vite'

/**
 * The container can write code at run time, where it is asked to. Nobody asks here and the page's Content-Security-Policy
 * would refuse it: what writes that code is left out of the build, and an asking would say so.
 */
export const withoutJit = (): Plugin => ({
  name: 'without-jit',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    const name = /@inversifyjs\/core\/lib\/.*\/(\w+Jit)\.js$/.exec(id)?.[1]
    return name === undefined ? null : `export const ${name} = () => { throw new Error('No code is made at run time') }`
  },
})
