import { execFileSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface CarriedOut {
  /** The command that the image starts, with its folders mapped to this machine. */
  readonly entryPoint: readonly string[]
  /** The command that tells whether the container is well, mapped too. */
  readonly healthCheck: readonly string[]
  /** How the image's user starts a process here: with few rights if root carries the steps out. */
  readonly user: { readonly uid?: number; readonly gid?: number }
  /** Where a path of the image is on this machine. */
  readonly placeOf: (path: string) => string
}

/** What a Dockerfile says of the running container. */
export const factsOf = (dockerfile: string) => {
  const text = readFileSync(dockerfile, 'utf8')
  const last = (step: string): string => [...text.matchAll(new RegExp(`^${step} (.*)$`, 'gm'))].at(-1)?.[1] ?? ''
  return {
    /** What `docker stop` sends. */
    stopSignal: (last('STOPSIGNAL') || 'SIGTERM') as NodeJS.Signals,
    user: last('USER') || 'root',
    healthCheck: JSON.parse(last('HEALTHCHECK').replace(/^CMD /, '') || '[]') as readonly string[],
  }
}

/** Whether a path goes into the build by a `.dockerignore`: the last pattern that matches it decides. */
export const isSent = (patterns: string, path: string): boolean => {
  const matching = patterns
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .filter((line) => {
      const pattern = line.replace(/^!/, '').replaceAll('.', String.raw`\.`)
      const form = pattern.replaceAll(/\*\*\/|\*\*|\*/g, (stars) =>
        stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(?:.*/)?',
      )
      return new RegExp(`^${form}(?:/.*)?$`).test(path)
    })
  return matching.at(-1)?.startsWith('!') ?? true
}

const nobody = 65_534
const isRoot = process.getuid?.() === 0

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

  /** The committed files, as far as the image's build gets them. */
  const copyContext = (to: string): void => {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(context).href, to])
    const patterns = readFileSync(`${dockerfile}.dockerignore`, 'utf8')
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: to, encoding: 'utf8' }).split('\0').slice(0, -1)
    for (const file of files) if (!isSent(patterns, file)) rmSync(join(to, file))
    rmSync(join(to, '.git'), { recursive: true })
  }

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
      if (from === undefined) copyContext(to)
      else cpSync(placeIn(from, source), to, { recursive: true })
    },
    RUN: (rest) => {
      if (rest.startsWith('apt-get ')) return
      // The image's user is not known here.
      const [given, owned] = / && chown \S+ (\S+)$/.exec(rest) ?? []
      const command = mapped(rest.replace(given ?? '', ''))
      execFileSync('sh', ['-c', command], { cwd: placeOf(workdir), stdio: ['ignore', 'ignore', 'inherit'] })
      if (owned !== undefined && isRoot) chownSync(placeOf(owned), nobody, nobody)
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
  const inImage = (path: string): string => placeIn('last', path)
  const { user, healthCheck } = factsOf(dockerfile)
  return {
    entryPoint,
    healthCheck: healthCheck.map((word) => (word.startsWith('/') ? inImage(word) : word)),
    user: isRoot && user !== 'root' ? { uid: nobody, gid: nobody } : {},
    placeOf: inImage,
  }
}
