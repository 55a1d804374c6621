import type { Plugin, Rollup } from 'vite'

const isRuntime = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk =>
  file.type === 'chunk' && file.name === 'rolldown-runtime'

/**
 * What the bundler adds of its own is a file that every page waits for. Now that React is a module (lighter.ts), it is one function
 * of 150 bytes that three parts use: it is written into them.
 */
export const withoutRuntime = (): Plugin => ({
  name: 'without-runtime',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler: (_, bundle) => {
      const runtime = Object.values(bundle).find(isRuntime)
      if (runtime === undefined) return
      const file = runtime.fileName.replace(/^.*\//, '')
      const [, body = '', names = ''] = /^([\s\S]*?)export\s*\{([^}]*)\};?\s*$/.exec(runtime.code) ?? []
      if (body.length > 400) throw new Error(`The bundler adds ${body.length} bytes of its own to several parts`)
      const made = `(()=>{${body}return{${names.replace(/(\w+)\s+as\s+(\w+)/g, '$2:$1')}}})()`
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk === runtime) continue
        chunk.code = chunk.code.replace(
          new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file}["'];?`),
          (_, used: string) => `const{${used.replace(/(\w+)\s+as\s+(\w+)/g, '$1:$2')}}=${made};`,
        )
        if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} asks for ${file} in an unknown way`)
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
      }
      delete bundle[runtime.fileName]
    },
  },
})
