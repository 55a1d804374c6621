import { useEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { clientAsset } from './clientAsset'
import { decodeFooter, type FooterContent } from './footerContent'

const none = decodeFooter(null)

interface Loading {
  content: FooterContent
  readonly ended: Promise<void>
}

/** Each document loads the footer once, because every page has it. By the client's set-up. */
const loadings = new WeakMap<object, Loading>()

const begin = (setUp: object, code: string): Loading => {
  const load = async (): Promise<void> => {
    try {
      const response = await fetch(clientAsset(code, 'footer.json'))
      loading.content = decodeFooter(response.ok ? await response.json() : null)
    } catch {
      // The next page tries again.
      loadings.delete(setUp)
    }
  }
  const loading: Loading = { content: none, ended: Promise.resolve().then(load) }
  loadings.set(setUp, loading)
  return loading
}

/**
 * The client's footer, requested once it is wanted. Empty until it arrives and if it fails to load: a page does not
 * fail for its footer.
 */
export const useFooterContent = (code: string, isWanted: boolean): FooterContent => {
  const { client } = useVisitor()
  const [content, setContent] = useState(() => loadings.get(client)?.content ?? none)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    const loading = loadings.get(client) ?? begin(client, code)
    void loading.ended.then(() => isShown && setContent(loading.content))
    return () => {
      isShown = false
    }
  }, [client, code, isWanted])
  return content
}
