/**
 * Lets a worker use Intl first. At its first use in a process, Chrome reads the resources of every locale that it
 * knows: 40 to 65 ms at a quarter of the speed. The page then finds them read.
 */
export const warmIntl = (locale: string): void => {
  const code = `new Intl.NumberFormat('${locale}'); new Intl.DateTimeFormat('${locale}'); close()`
  try {
    void new Worker(`data:text/javascript,${encodeURIComponent(code)}`)
  } catch {
    // The page uses Intl first itself.
  }
}
