/** Unhandled rejections since the first call. */
const rejections: string[] = []
let watching = false

export const watchRejections = (): (() => readonly string[]) => {
  if (!watching) {
    watching = true
    const note = (reason: unknown): void => void rejections.push(String(reason))
    if ('process' in globalThis) process.on('unhandledRejection', note)
    else addEventListener('unhandledrejection', ({ reason }) => note(reason))
  }
  return () => rejections.splice(0)
}
