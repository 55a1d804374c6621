import { useEffect, useState } from 'react'
import { clientAsset } from './clientAsset'
import { decodeFooter, type FooterContent } from './footerContent'

const none = decodeFooter(null)

/**
 * The client's footer, requested once it is wanted. Empty until it arrives and if it fails to load: a page does not
 * fail for its footer.
 */
export const useFooterContent = (code: string, isWanted: boolean): FooterContent => {
  const [content, setContent] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      try {
        const response = await fetch(clientAsset(code, 'footer.json'), { signal: stop.signal })
        if (response.ok) setContent(decodeFooter(await response.json()))
      } catch {
        if (!stop.signal.aborted) setContent(none)
      }
    }
    void load()
    return () => stop.abort()
  }, [code, isWanted])
  return content
}
