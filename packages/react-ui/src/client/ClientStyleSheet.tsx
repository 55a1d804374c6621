import { clientAsset } from './clientAsset'
import { useClientConfig } from './useClientConfig'

/** The client's sheet. Whenever it arrives, it writes in the last layer. */
export function ClientStyleSheet() {
  const config = useClientConfig()
  return config === null ? null : <link rel="stylesheet" href={clientAsset(config.code, 'client.css')} />
}
