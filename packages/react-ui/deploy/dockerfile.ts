import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface CarriedOut {
  /** The command that the image starts, with its folders mapped to this machine. */
  readonly entryPoint: readonly string[]
  /** Where a path of the image is on this machine. */
  readonly placeOf: (path: string) => string
}

/**
 * Runs the steps of a Dockerfile under a folder of this machine, without a container engine. Installs no system
 * packages.
 */
export const carryOut = (dockerfile: string, context: string, folder: string): CarriedOut => {
  let stage = 'last'
  let workdir = '/'
  let entryPoint: readonly string[] = []
  const placeIn = (name: string, path: string): string => join(folder, name, path)
  const placeOf = (path: string): string => placeIn(stage, path)
  const mapped = (command: string): string => command.replaceAll(/(?<=^|\s)\/(opt|srv)(?=\/)/g, (path) => placeOf(path))

  const steps: Readonly<Record<string, (rest: string) => void>> = {
    FROM: (rest) => {
      stage = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
    },
    WORKDIR: (rest) => {
      workdir = rest
      mkdirSync(placeOf(rest), { recursive: true })
    },
    COPY: (rest) => {
      const [, from, source = '', target = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(rest) ?? []
      const to = placeOf(target === '.' ? workdir : target)
      mkdirSync(dirname(to), { recursive: true })
      if (from === undefined) execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(context).href, to])
      else cpSync(placeIn(from, source), to, { recursive: true })
    },
    RUN: (rest) => {
      if (rest.startsWith('apt-get ')) return
      // File ownership matters only in the image.
      const command = mapped(rest.replace(/ && chown \S+ \S+$/, ''))
      execFileSync('sh', ['-c', command], { cwd: placeOf(workdir), stdio: ['ignore', 'ignore', 'inherit'] })
    },
    ENTRYPOINT: (rest) => {
      entryPoint = JSON.parse(rest) as readonly string[]
    },
  }
  const passedOver = /^(#|VOLUME |USER |EXPOSE |HEALTHCHECK |STOPSIGNAL |$)/
  for (const line of readFileSync(dockerfile, 'utf8').split('\n')) {
    if (passedOver.test(line)) continue
    const [name = '', ...rest] = line.split(' ')
    const step = steps[name]
    if (step === undefined) throw new Error(`${dockerfile}: a step that is not known here: ${line}`)
    if (name === 'FROM') workdir = '/'
    step(rest.join(' '))
  }
  return { entryPoint, placeOf: (path) => placeIn('last', path) }
}
