import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed; set before the browser lays out the printed page. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    const become = (next: boolean) => (): void => flushSync(() => setPrinting(next))
    const update = (): void => become(paper.matches)()
    const begin = become(true)
    paper.addEventListener('change', update)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', update)
    return () => {
      paper.removeEventListener('change', update)
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', update)
    }
  }, [])
  return printing
}
