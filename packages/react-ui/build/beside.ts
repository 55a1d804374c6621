import { build, type InlineConfig, type Rollup } from 'vite'

/** Runs a separate build into the same folder, so that the product's own parts stay unchanged. */
export const buildBeside = async (
  shared: InlineConfig,
  outDir: string,
  input: string,
  more: InlineConfig = {},
): Promise<Rollup.RollupOutput['output']> => {
  const built = await build({
    ...shared,
    ...more,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...shared.build,
      ...more.build,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { ...more.build?.rolldownOptions, input },
    },
  })
  if (!Array.isArray(built) && 'output' in built) return built.output
  throw new Error(`${input} was not built`)
}
