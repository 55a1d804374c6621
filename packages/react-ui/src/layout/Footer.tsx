import { useClientConfig } from '../client/useClientConfig'
import { useVisitor } from '../dashboard/DashboardContext'
import { late } from '../loading/late'
import { useBehavior } from '../reactive/useBehavior'

const ClientFooter = late(async () => (await import('./choices/ClientFooter')).ClientFooter)

/** Shown only if the client's setting is on. */
export function Footer() {
  const config = useClientConfig()
  const { footer } = useBehavior(useVisitor().client.layout$)
  return config !== null && footer ? <ClientFooter config={config} /> : null
}
